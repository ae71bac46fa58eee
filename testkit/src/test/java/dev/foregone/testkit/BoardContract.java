package dev.foregone.testkit;

import dev.foregone.api.GameValue;
import dev.foregone.board.BoardGame;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.spi.Game;
import java.util.Map;

/** The contract as a third party extends it, for one game of the bridge after another. */
final class BoardContract<B> extends GameContract<BoardState<B>, BoardMove> {

    static BoardGame<?, ?> subject = new OthelloGame();
    static Map<?, GameValue> known = Map.of();

    /** As many as it takes to meet rare faults; a game without any may be looked at less. */
    static final int ENOUGH_FOR_FAULTS = 30;

    static int walks = ENOUGH_FOR_FAULTS;

    @Override
    @SuppressWarnings("unchecked") // a test knows what it puts there
    protected Game<BoardState<B>, BoardMove> game() {
        return (BoardGame<B, ?>) subject;
    }

    @Override
    protected int walks() {
        return walks;
    }

    @Override
    @SuppressWarnings("unchecked") // as above
    protected Map<BoardState<B>, GameValue> knownValues() {
        return (Map<BoardState<B>, GameValue>) known;
    }
}
