package org.example.othello;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Othello on the board of 8 by 8, as somebody wrote it for a program of his own: it makes moves and takes them back. A move is
 * the number of a square, row by row from a1, or a pass.
 */
public class Othello {

    /** The move of a player who cannot put a disc. */
    public static final int PASS = 64;

    private static final int[] STEPS = {1, -1, 8, -8, 9, -9, 7, -7};
    private static final long NOT_A = 0xFEFEFEFEFEFEFEFEL;
    private static final long NOT_H = 0x7F7F7F7F7F7F7F7FL;

    private long mine;
    private long theirs;
    private boolean black = true;

    /** The discs that each move has turned, to take it back. */
    private long[] turned = new long[80];

    private int made;

    /** The beginning, black to move. */
    public Othello() {
        mine = bit(28) | bit(35);
        theirs = bit(27) | bit(36);
    }

    /** A copy, on which no move has been made yet that could be taken back. */
    public Othello(Othello other) {
        mine = other.mine;
        theirs = other.theirs;
        black = other.black;
    }

    /** Whether black is to move. */
    public boolean blackToMove() {
        return black;
    }

    /** The squares on which the player to move can put a disc, or a pass. */
    public List<Integer> moves() {
        List<Integer> moves = new ArrayList<>();
        for (long left = places(mine, theirs); left != 0; left &= left - 1) {
            moves.add(Long.numberOfTrailingZeros(left));
        }
        return moves.isEmpty() ? List.of(PASS) : moves;
    }

    /** Whether neither player can put a disc. */
    public boolean isOver() {
        return places(mine, theirs) == 0 && places(theirs, mine) == 0;
    }

    private static long places(long mine, long theirs) {
        long places = 0;
        for (int step : STEPS) {
            long run = moved(mine, step) & theirs;
            for (int more = 0; more < 5; more++) {
                run |= moved(run, step) & theirs;
            }
            places |= moved(run, step);
        }
        return places & ~(mine | theirs);
    }

    /** All of these discs one step on, without those that would leave the board. */
    private static long moved(long discs, int step) {
        long moved = step > 0 ? discs << step : discs >>> -step;
        return switch (step & 7) {
            case 1 -> moved & NOT_A;
            case 7 -> moved & NOT_H;
            default -> moved;
        };
    }

    /** Makes a move. */
    public void make(int move) {
        long turns = turns(move);
        if (made == turned.length) {
            turned = Arrays.copyOf(turned, 2 * made);
        }
        turned[made++] = turns;
        mine ^= turns | bit(move);
        theirs ^= turns;
        change();
    }

    /** Takes back the move that was made last, on this very board. */
    public void undo(int move) {
        change();
        long turns = turned[--made];
        mine ^= turns | bit(move);
        theirs ^= turns;
    }

    private void change() {
        long before = mine;
        mine = theirs;
        theirs = before;
        black = !black;
    }

    private long turns(int move) {
        long turns = 0;
        for (int step : STEPS) {
            long run = 0;
            long next = moved(bit(move), step);
            for (; (next & theirs) != 0; next = moved(next, step)) {
                run |= next;
            }
            turns |= (next & mine) != 0 ? run : 0;
        }
        return turns;
    }

    private static long bit(int square) {
        return square == PASS ? 0 : 1L << square;
    }

    /** Whose disc lies on a square: 1 for black, -1 for white, 0 if there is none. */
    public int owner(int square) {
        int ofMover = (mine & bit(square)) != 0 ? 1 : (theirs & bit(square)) != 0 ? -1 : 0;
        return black ? ofMover : -ofMover;
    }

    /** How many more discs black has than white. */
    public int lead() {
        int lead = Long.bitCount(mine) - Long.bitCount(theirs);
        return black ? lead : -lead;
    }

    /** How many more squares the player to move could put a disc on, if it were the other's turn as well. */
    public int mobility() {
        return Long.bitCount(places(mine, theirs)) - Long.bitCount(places(theirs, mine));
    }

    /** How many more corners the player to move has, which nobody can turn. */
    public int corners() {
        long corners = 0x8100000000000081L;
        return Long.bitCount(mine & corners) - Long.bitCount(theirs & corners);
    }

    /** How many discs a move turns. */
    public int gain(int move) {
        return Long.bitCount(turns(move));
    }

    /** A move as players write it: {@code d3}. */
    public static String name(int move) {
        return move == PASS ? "pass" : "" + (char) ('a' + move % 8) + (move / 8 + 1);
    }

    /** The rows, 8 above 1: x is black, o is white. */
    @Override
    public String toString() {
        StringBuilder rows = new StringBuilder();
        for (int row = 7; row >= 0; row--) {
            for (int square = 8 * row; square < 8 * row + 8; square++) {
                boolean my = (mine & bit(square)) != 0;
                boolean their = (theirs & bit(square)) != 0;
                rows.append(my || their ? my == black ? 'x' : 'o' : '.');
            }
            rows.append(row > 0 ? "/" : "");
        }
        return rows.toString();
    }
}
