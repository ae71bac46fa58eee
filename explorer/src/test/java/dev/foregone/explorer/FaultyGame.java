package dev.foregone.explorer;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;

/** A game that is listed, and breaks as soon as it is played. */
final class FaultyGame implements Game<FaultyGame.Broken, FaultyGame.Never> {

    /** A move that nobody makes. */
    record Never() implements Move {}

    /** The only position. */
    record Broken() implements GameState<Broken, Never> {

        @Override
        public Optional<GameValue> terminalValue() {
            return Optional.empty();
        }

        @Override
        public List<Never> legalMoves() {
            throw new IllegalStateException("out of order");
        }

        @Override
        public Broken play(Never move) {
            return this;
        }
    }

    @Override
    public String id() {
        return "faulty";
    }

    @Override
    public Broken initialState() {
        return new Broken();
    }
}
