package dev.foregone.games.endings;

import dev.foregone.api.NotationException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Positions drawn at random in which a pawn has just moved two squares, with a pawn of the other colour beside it; kings and a
 * fifth piece are often on the same rank, where the capture may open a line.
 */
record RandomPawns(Random random) {

    private static final String FIFTH = ".RQBNPrqbnp";

    /** One in notation; the square for en passant may be of no use, and the position no position. */
    String fen() {
        char[] squares = free();
        boolean white = random.nextBoolean();
        int file = random.nextInt(Square.SIDE);
        int beside = file == 0 ? 1 : file == Square.SIDE - 1 || random.nextBoolean() ? file - 1 : file + 1;
        int row = white ? 3 : 4;
        squares[row * Square.SIDE + file] = white ? 'p' : 'P';
        squares[row * Square.SIDE + beside] = white ? 'P' : 'p';
        place(squares, row, 'K');
        place(squares, row, 'k');
        char fifth = FIFTH.charAt(random.nextInt(FIFTH.length()));
        if (fifth != '.') {
            place(squares, row, fifth);
        }
        return fen(squares, white, file);
    }

    private void place(char[] squares, int row, char piece) {
        int square;
        do {
            square = random.nextInt(3) == 0
                    ? row * Square.SIDE + random.nextInt(Square.SIDE)
                    : random.nextInt(Square.COUNT);
        } while (squares[square] != '1');
        squares[square] = piece;
    }

    /** All with two pawns and White to move, in notation, in which pieces may stand on one square. */
    static List<String> allOfTwo() {
        List<String> all = new ArrayList<>();
        for (int pawns = 1; pawns < 2 * Square.SIDE - 1; pawns++) {
            int file = pawns / 2;
            int beside = file + (pawns % 2 == 0 ? -1 : 1);
            for (int kings = 0; kings < Square.COUNT * Square.COUNT; kings++) {
                char[] squares = free();
                squares[kings / Square.COUNT] = 'K';
                squares[kings % Square.COUNT] = 'k';
                squares[3 * Square.SIDE + file] = 'p';
                squares[3 * Square.SIDE + beside] = 'P';
                all.add(fen(squares, true, file));
            }
        }
        return all;
    }

    private static char[] free() {
        char[] squares = new char[Square.COUNT];
        Arrays.fill(squares, '1');
        return squares;
    }

    private static String fen(char[] squares, boolean white, int file) {
        String ranks = new String(squares).replaceAll("(.{8})(?!$)", "$1/");
        for (int run = Square.SIDE; run > 1; run--) {
            ranks = ranks.replace("1".repeat(run), String.valueOf(run));
        }
        return ranks + (white ? " w - " : " b - ") + (char) ('a' + file) + (white ? '6' : '3');
    }

    /** What is written, if it is a position. */
    static Optional<Ending> position(EndingsGame game, String fen) {
        try {
            return Optional.of(game.parse(fen));
        } catch (NotationException noPosition) {
            return Optional.empty();
        }
    }
}
