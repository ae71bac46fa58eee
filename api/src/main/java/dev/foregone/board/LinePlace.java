package dev.foregone.board;

import dev.foregone.board.BoardGame.Player;
import org.jspecify.annotations.Nullable;

/** A place of a {@link BoardLine}: the position that stands there now, and what has been found out about it. */
final class LinePlace<B, V> {

    /** No score. */
    static final int UNASKED = Integer.MAX_VALUE;

    /** The index of the move that led here, in the place before. */
    int index;

    Player mover = Player.FIRST;

    /** The board, where each place has its own. */
    @Nullable
    B board;

    /** The position's key, at places that are watched. */
    @Nullable
    BoardKey watched;

    /** The position's key, once it was asked for. */
    @Nullable
    BoardKey key;

    int terminal = UNASKED;

    V @Nullable [] moves;

    @Nullable
    BoardState<B> state;

    /** Another position stands here from now on. */
    void begin(int itsIndex, Player itsMover) {
        index = itsIndex;
        mover = itsMover;
        board = null;
        watched = null;
        key = null;
        terminal = UNASKED;
        moves = null;
        state = null;
    }
}
