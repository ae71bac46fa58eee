package dev.foregone.games.tictactoe;

import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The turns and mirror images of the board: eight positions that are one to a player. */
final class Symmetry {

    private Symmetry() {}

    /** The least of the eight. */
    static TicTacToe canonical(TicTacToe state) {
        return Stream.iterate(state, Symmetry::turned)
                .limit(4)
                .flatMap(turn -> Stream.of(turn, mirrored(turn)))
                .min(Comparator.comparingInt(TicTacToe::mine).thenComparingInt(TicTacToe::theirs))
                .orElseThrow();
    }

    /** A quarter turn: row r, column c goes to row c, column 2 - r. */
    private static TicTacToe turned(TicTacToe state) {
        return new TicTacToe(turned(state.mine()), turned(state.theirs()));
    }

    private static int turned(int squares) {
        return IntStream.range(0, 9)
                .filter(square -> ((squares >> square) & 1) != 0)
                .map(square -> new Square(square % 3, 2 - square / 3).bit())
                .sum();
    }

    /** Top row and bottom row change places. */
    private static TicTacToe mirrored(TicTacToe state) {
        return new TicTacToe(mirrored(state.mine()), mirrored(state.theirs()));
    }

    private static int mirrored(int squares) {
        return (squares & 0070) | ((squares & 0007) << 6) | ((squares & 0700) >> 6);
    }
}
