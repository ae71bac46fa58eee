package dev.foregone.board;

import java.util.ArrayList;
import java.util.List;

/**
 * A small game as somebody else might have written it: pebbles on squares in a row, who takes the last has won. A player
 * takes one pebble or two from one square; who empties a square plays again, if that was asked for.
 */
class Pebbles {

    final int[] squares;
    final boolean again;
    boolean firstToMove = true;

    Pebbles(boolean again, int... squares) {
        this.squares = squares.clone();
        this.again = again;
    }

    Pebbles(Pebbles other) {
        this(other.again, other.squares);
        firstToMove = other.firstToMove;
    }

    /** A move that remembers who made it; without equals. */
    static final class Grab {

        final int square;
        final int pebbles;
        boolean byFirst;

        Grab(int square, int pebbles) {
            this.square = square;
            this.pebbles = pebbles;
        }
    }

    List<Grab> grabs() {
        List<Grab> grabs = new ArrayList<>();
        for (int square = 0; square < squares.length; square++) {
            for (int pebbles = 1; pebbles <= Math.min(2, squares[square]); pebbles++) {
                grabs.add(new Grab(square, pebbles));
            }
        }
        return grabs;
    }

    void grab(Grab grab) {
        grab.byFirst = firstToMove;
        squares[grab.square] -= grab.pebbles;
        if (!again || squares[grab.square] > 0) {
            firstToMove = !firstToMove;
        }
    }

    void putBack(Grab grab) {
        squares[grab.square] += grab.pebbles;
        firstToMove = grab.byFirst;
    }

    /** It changes the board for a moment, as rules that try a move and take it back do. */
    boolean isEmpty() {
        int first = squares[0];
        squares[0] = 0;
        int others = 0;
        for (int pebbles : squares) {
            others += pebbles;
        }
        Thread.yield();
        squares[0] = first;
        return first + others == 0;
    }
}
