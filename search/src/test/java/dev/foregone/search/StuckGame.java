package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;

/** A game that breaks its contract: its only position is not finished and has no moves. */
record StuckGame() implements Game<StuckGame.Stuck, StuckGame.NoMove> {

    @Override
    public String id() {
        return "stuck";
    }

    @Override
    public Stuck initialState() {
        return new Stuck();
    }

    /** There are none. */
    record NoMove() implements Move {}

    /** The only position. */
    record Stuck() implements GameState<Stuck, NoMove> {

        @Override
        public Optional<GameValue> terminalValue() {
            return Optional.empty();
        }

        @Override
        public List<NoMove> legalMoves() {
            return List.of();
        }

        @Override
        public Stuck play(NoMove move) {
            return this;
        }

        @Override
        public String toString() {
            return "b";
        }
    }
}
