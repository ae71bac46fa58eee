package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.SidelessHexapawn.Board;
import dev.foregone.testkit.game.Hexapawn;
import dev.foregone.testkit.game.HexapawnBoard;
import dev.foregone.testkit.game.HexapawnMove;
import java.util.List;
import java.util.Optional;

/** Hexapawn whose {@code equals} forgets the player to move. */
record SidelessHexapawn(Hexapawn game) implements Game<Board, HexapawnMove> {

    @Override
    public String id() {
        return game.id() + "-sideless";
    }

    @Override
    public Board initialState() {
        return new Board(game.initialState());
    }

    /** A board that takes itself for the same one with the other player to move. */
    record Board(HexapawnBoard inner) implements GameState<Board, HexapawnMove> {

        @Override
        public Optional<GameValue> terminalValue() {
            return inner.terminalValue();
        }

        @Override
        public List<HexapawnMove> legalMoves() {
            return inner.legalMoves();
        }

        @Override
        public Board play(HexapawnMove move) {
            return new Board(inner.play(move));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Board that
                    && inner.white() == that.inner.white()
                    && inner.black() == that.inner.black();
        }

        @Override
        public int hashCode() {
            return 31 * inner.white() + inner.black();
        }

        @Override
        public String toString() {
            return inner.toString();
        }
    }
}
