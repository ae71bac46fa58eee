package dev.foregone.games.tictactoe;

import dev.foregone.spi.Notation;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads and writes positions, and refuses boards that no game can reach. */
final class TicTacToeNotation {

    private static final String ACCEPTED =
            "three rows of three squares, each . (free), x or o, joined by slashes, x moving first: xx./oo./...";

    private TicTacToeNotation() {}

    static boolean xMoves(TicTacToe state) {
        return Integer.bitCount(state.mine()) == Integer.bitCount(state.theirs());
    }

    static String format(TicTacToe state) {
        int xs = xMoves(state) ? state.mine() : state.theirs();
        int os = xMoves(state) ? state.theirs() : state.mine();
        return IntStream.range(0, 3)
                .mapToObj(row -> IntStream.range(0, 3)
                        .mapToObj(column -> symbol(xs, os, new Square(row, column).bit()))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
    }

    private static String symbol(int xs, int os, int bit) {
        if ((xs & bit) != 0) {
            return "x";
        }
        return (os & bit) != 0 ? "o" : ".";
    }

    static TicTacToe parse(String notation) {
        return Notation.read(notation, ACCEPTED, text -> position(text.toLowerCase(Locale.ROOT)));
    }

    private static TicTacToe position(String board) {
        checkShape(board);
        int xs = squares(board, 'x');
        int os = squares(board, 'o');
        reachProblem(xs, os).ifPresent(problem -> {
            throw new IllegalArgumentException("no game reaches it: " + problem);
        });
        return Integer.bitCount(xs) == Integer.bitCount(os) ? new TicTacToe(xs, os) : new TicTacToe(os, xs);
    }

    private static void checkShape(String board) {
        String[] rows = board.split("/", -1);
        if (rows.length != 3) {
            throw new IllegalArgumentException(
                    "it has " + rows.length + (rows.length == 1 ? " row" : " rows") + ", not 3");
        }
        for (String row : rows) {
            if (!row.matches("[.xo]{3}")) {
                throw new IllegalArgumentException("the row \"" + row + "\" is not three of . x o");
            }
        }
    }

    private static Optional<String> reachProblem(int xs, int os) {
        int lead = Integer.bitCount(xs) - Integer.bitCount(os);
        boolean xWon = TicTacToe.hasLine(xs);
        boolean oWon = TicTacToe.hasLine(os);
        if (lead != 0 && lead != 1) {
            return Optional.of("x has " + Integer.bitCount(xs) + " marks and o " + Integer.bitCount(os)
                    + ", but x moves first and they take turns");
        }
        if (xWon && oWon) {
            return Optional.of("both players have three in a row");
        }
        if (xWon && lead == 0) {
            return Optional.of("o moved after x had three in a row");
        }
        if (oWon && lead == 1) {
            return Optional.of("x moved after o had three in a row");
        }
        return Optional.empty();
    }

    private static int squares(String board, char mark) {
        String squares = board.replace("/", "");
        return IntStream.range(0, 9)
                .filter(square -> squares.charAt(square) == mark)
                .map(square -> 1 << square)
                .sum();
    }
}
