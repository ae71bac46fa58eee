package dev.foregone.board;

import dev.foregone.board.BoardGame.Player;

/** What distinguishes one position from another: the author's key, and the player to move. */
record BoardKey(Object key, Player mover) {

    /** The same in every run of a program, unlike that of an enum. */
    @Override
    public int hashCode() {
        return 2 * key.hashCode() + (mover == Player.FIRST ? 0 : 1);
    }
}
