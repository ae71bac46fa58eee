package dev.foregone.engine.anytime;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** A game for tests: a tree whose places say what they are estimated at, or how the game has ended there. */
record Crossroads(Place start) implements Game<Crossroads.Place, Crossroads.Way> {

    /** A move, by its name. */
    record Way(String name, Place to, boolean movesAgain) implements Move {

        @Override
        public String toString() {
            return name;
        }
    }

    /** A position, and what it is estimated at for the player to move. */
    record Place(double estimate, Optional<GameValue> terminalValue, List<Way> legalMoves)
            implements GameState<Place, Way> {

        static Place end(GameValue value) {
            return new Place(0, Optional.of(value), List.of());
        }

        static Place of(double estimate, Way... ways) {
            return new Place(estimate, Optional.empty(), List.of(ways));
        }

        @Override
        public Place play(Way way) {
            return way.to;
        }

        @Override
        public boolean movesAgain(Way way) {
            return way.movesAgain;
        }
    }

    static Way way(String name, Place to) {
        return new Way(name, to, false);
    }

    /** A place from which one goes on to another that is as good, and then to a draw. */
    static Place quiet(double estimate) {
        return Place.of(estimate, way("on", Place.of(-estimate, way("out", Place.end(GameValue.DRAW)))));
    }

    @Override
    public String id() {
        return "crossroads";
    }

    @Override
    public Place initialState() {
        return start;
    }

    @Override
    public Optional<ToDoubleFunction<Place>> evaluation() {
        return Optional.of(Place::estimate);
    }
}
