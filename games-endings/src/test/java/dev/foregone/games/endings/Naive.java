package dev.foregone.games.endings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The moves of chess without castling, written anew and as simply as can be, on an array of 10 x 12 squares. It shares nothing
 * with the game, and knows no draws.
 *
 * @param squares what is on each
 * @param white whether White is to move
 * @param passed the square that a pawn has just passed over, or 0
 */
record Naive(char[] squares, boolean white, int passed) {

    private static final int WIDTH = 10;
    private static final int[] KNIGHT = {-21, -19, -12, -8, 8, 12, 19, 21};
    private static final int[] ALL = {-11, -10, -9, -1, 1, 9, 10, 11};
    private static final int[] DIAGONAL = {-11, -9, 9, 11};
    private static final int[] STRAIGHT = {-10, -1, 1, 10};

    static Naive of(String fen) {
        char[] squares = new char[12 * WIDTH];
        Arrays.fill(squares, '#');
        int at = 21;
        for (char each : fen.split(" ")[0].toCharArray()) {
            if (each == '/') {
                at += 2;
            } else if (Character.isDigit(each)) {
                for (int i = each; i > '0'; i--) {
                    squares[at++] = '.';
                }
            } else {
                squares[at++] = each;
            }
        }
        String[] fields = fen.split(" ");
        boolean passes = fields.length > 3 && !fields[3].equals("-");
        int passed = passes ? 21 + fields[3].charAt(0) - 'a' + WIDTH * ('8' - fields[3].charAt(1)) : 0;
        return new Naive(squares, fields[1].equals("w"), passed);
    }

    /** The position in FEN, with a square for en passant if there is a capture. */
    String fen() {
        StringBuilder fen = new StringBuilder();
        for (int at = 21; at < 99; at++) {
            fen.append(squares[at] == '#' ? at % WIDTH == 0 ? "/" : "" : squares[at] == '.' ? "1" : squares[at]);
        }
        String text = fen + (white ? " w" : " b");
        for (int run = 8; run > 1; run--) {
            text = text.replace("1".repeat(run), String.valueOf(run));
        }
        return text + (capturesEnPassant() ? " - " + name(passed) : "");
    }

    private static String name(int square) {
        return "" + (char) ('a' + square % WIDTH - 1) + (char) ('8' + 2 - square / WIDTH);
    }

    /** Whether a legal move takes a pawn away from behind the square passed over. */
    boolean capturesEnPassant() {
        return passed != 0
                && children().stream()
                        .anyMatch(child -> Character.toLowerCase(child.squares[passed]) == 'p'
                                && child.squares[passed + (white ? WIDTH : -WIDTH)] == '.');
    }

    long lines(int plies) {
        return plies == 0
                ? 1
                : children().stream().mapToLong(child -> child.lines(plies - 1)).sum();
    }

    List<Naive> children() {
        return tries().filter(child -> !child.canCaptureKing()).toList();
    }

    boolean isInCheck() {
        return new Naive(squares, !white, 0).canCaptureKing();
    }

    private boolean canCaptureKing() {
        char king = white ? 'k' : 'K';
        return tries().anyMatch(child -> new String(child.squares).indexOf(king) < 0);
    }

    private Stream<Naive> tries() {
        List<Naive> tries = new ArrayList<>();
        for (int at = 21; at < 99; at++) {
            if (isMine(squares[at])) {
                switch (Character.toLowerCase(squares[at])) {
                    case 'p' -> pawn(at, tries);
                    case 'n' -> lines(at, 1, tries, KNIGHT);
                    case 'k' -> lines(at, 1, tries, ALL);
                    case 'b' -> lines(at, 7, tries, DIAGONAL);
                    case 'r' -> lines(at, 7, tries, STRAIGHT);
                    default -> lines(at, 7, tries, ALL);
                }
            }
        }
        return tries.stream();
    }

    private boolean isMine(char piece) {
        return Character.isLetter(piece) && Character.isUpperCase(piece) == white;
    }

    private boolean isTheirs(char piece) {
        return Character.isLetter(piece) && !isMine(piece);
    }

    private void lines(int from, int most, List<Naive> into, int... steps) {
        for (int step : steps) {
            for (int n = 1; n <= most; n++) {
                char there = squares[from + n * step];
                if (there == '#' || isMine(there)) {
                    break;
                }
                into.add(after(from, from + n * step, squares[from]));
                if (there != '.') {
                    break;
                }
            }
        }
    }

    private void pawn(int from, List<Naive> into) {
        int ahead = white ? -WIDTH : WIDTH;
        if (squares[from + ahead] == '.') {
            pawn(from, from + ahead, into);
            if (from / WIDTH == (white ? 8 : 3) && squares[from + 2 * ahead] == '.') {
                into.add(new Naive(after(from, from + 2 * ahead, squares[from]).squares, !white, from + ahead));
            }
        }
        for (int side : new int[] {-1, 1}) {
            if (isTheirs(squares[from + ahead + side])) {
                pawn(from, from + ahead + side, into);
            } else if (passed != 0 && from + ahead + side == passed) {
                Naive after = after(from, passed, squares[from]);
                after.squares[from + side] = '.';
                into.add(after);
            }
        }
    }

    private void pawn(int from, int to, List<Naive> into) {
        boolean promotes = to / WIDTH == (white ? 2 : 9);
        for (char piece : (promotes ? "qrbn" : "p").toCharArray()) {
            into.add(after(from, to, white ? Character.toUpperCase(piece) : piece));
        }
    }

    private Naive after(int from, int to, char piece) {
        char[] after = squares.clone();
        after[from] = '.';
        after[to] = piece;
        return new Naive(after, !white, 0);
    }
}
