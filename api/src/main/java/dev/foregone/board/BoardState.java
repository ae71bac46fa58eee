package dev.foregone.board;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.board.BoardGame.Player;
import dev.foregone.board.BoardGame.Result;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a {@link BoardGame}: a board that nothing else holds, never changed after construction. Two states are
 * equal if their keys are equal and the same player is to move.
 *
 * @param <B> the board
 */
public final class BoardState<B> implements GameState<BoardState<B>, BoardMove> {

    private final BoardRules<B, ?> rules;

    /** Every use, even copying, holds its lock: a method that only reads may change it for a moment. */
    private final B board;

    private final BoardKey position;
    private final boolean tellsTurn;
    private final Result result;

    private @Nullable List<BoardMove> moves;
    private @Nullable BitSet again;

    /** Takes the board over; the player is the one to move unless the board says whose turn it is. */
    BoardState(BoardRules<B, ?> rules, B board, Player counted) {
        this.rules = rules;
        this.board = board;
        Optional<Player> known = rules.toMove(board);
        tellsTurn = known.isPresent();
        position = rules.position(board, known.orElse(counted));
        result = rules.result(board);
        moves = result == Result.ONGOING ? null : List.of();
    }

    /**
     * Whose turn it is.
     *
     * @return the player to move, or who would be if the game were not over
     */
    public Player toMove() {
        return BoardRules.mover(position);
    }

    boolean tellsTurn() {
        return tellsTurn;
    }

    /** {@return a copy of the board, which the caller may change} */
    public B board() {
        synchronized (board) {
            return rules.copy(board);
        }
    }

    @Override
    public Optional<GameValue> terminalValue() {
        return BoardRules.value(result, toMove());
    }

    @Override
    public List<BoardMove> legalMoves() {
        synchronized (board) {
            List<BoardMove> known = moves;
            if (known == null) {
                known = list(rules);
                moves = known;
            }
            return known;
        }
    }

    private <V> List<BoardMove> list(BoardRules<B, V> itsRules) {
        List<BoardMove> listed = itsRules.written(board, Arrays.asList(itsRules.moves(board)));
        itsRules.checkUnchanged(board, key());
        return listed;
    }

    @Override
    public BoardState<B> play(BoardMove move) {
        int index = index(move);
        B after;
        synchronized (board) {
            after = rules.after(board, index, move.notation());
            rules.checkUnchanged(board, key());
        }
        BoardState<B> next = new BoardState<>(rules, after, BoardRules.other(toMove()));
        if (next.tellsTurn != tellsTurn) {
            throw rules.tellsTurnOfOne(this, next);
        }
        return next;
    }

    @Override
    public boolean movesAgain(BoardMove move) {
        int index = index(move);
        return tellsTurn && movesAgain().get(index);
    }

    private BitSet movesAgain() {
        synchronized (board) {
            BitSet known = again;
            if (known == null) {
                known = rules.movesAgain(board, key(), toMove());
                again = known;
            }
            return known;
        }
    }

    private int index(BoardMove move) {
        int index = legalMoves().indexOf(move);
        if (index < 0) {
            throw new IllegalMoveException(move, this, legalMoves());
        }
        return index;
    }

    Object key() {
        return position.key();
    }

    BoardKey position() {
        return position;
    }

    double evaluation() {
        synchronized (board) {
            double evaluation = rules.evaluation(board);
            rules.checkUnchanged(board, key());
            return evaluation;
        }
    }

    int cells(byte[] into) {
        synchronized (board) {
            int count = rules.cells(board, into);
            rules.checkUnchanged(board, key());
            return count;
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BoardState<?> state && position.equals(state.position);
    }

    @Override
    public int hashCode() {
        return position.hashCode();
    }

    /** The key on one line, and the name of the player to move. */
    @Override
    public String toString() {
        return rules.text(position);
    }
}
