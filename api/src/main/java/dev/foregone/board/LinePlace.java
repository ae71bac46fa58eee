package dev.foregone.board;

import dev.foregone.board.BoardGame.Player;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A place of a {@link BoardLine}: the position that stands there now, and what has been found out about it. */
final class LinePlace<B, V> {

    /** No score. */
    static final int UNASKED = Integer.MAX_VALUE;

    /** The index of the move that led here, in the place before. */
    final int index;

    /** The player to move. */
    Player mover;

    /** The board's own move that led here, on one board for all places. */
    @Nullable
    V made;

    /** The board, where each place has its own. */
    @Nullable
    B board;

    /** The position's key, at places that are watched. */
    @Nullable
    BoardKey watched;

    int terminal = UNASKED;

    @Nullable
    List<V> moves;

    @Nullable
    BoardState<B> state;

    LinePlace(int index, Player mover) {
        this.index = index;
        this.mover = mover;
    }
}
