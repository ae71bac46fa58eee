package org.example.pawns;

/** A pawn's move. It remembers what it took, so that it can be undone; it has no equals. */
public class Move {

    final int from;
    final int to;
    char taken;

    Move(int from, int to) {
        this.from = from;
        this.to = to;
    }

    /** The squares it goes from and to, as in a1-a2. */
    @Override
    public String toString() {
        return Hexapawn.square(from) + "-" + Hexapawn.square(to);
    }
}
