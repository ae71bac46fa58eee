package dev.foregone.registry;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;

/** A game of one move, which wins. */
public record FakeGame() implements Game<FakeGame.Position, FakeGame.OnlyMove> {

    @Override
    public String id() {
        return "fake";
    }

    @Override
    public Position initialState() {
        return new Position(false);
    }

    /** The only move. */
    public record OnlyMove() implements Move {}

    /** Before or after the only move. */
    public record Position(boolean over) implements GameState<Position, OnlyMove> {

        @Override
        public Optional<GameValue> terminalValue() {
            return over ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<OnlyMove> legalMoves() {
            return over ? List.of() : List.of(new OnlyMove());
        }

        @Override
        public Position play(OnlyMove move) {
            return new Position(true);
        }
    }
}
