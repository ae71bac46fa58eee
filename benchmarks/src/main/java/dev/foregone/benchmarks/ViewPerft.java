package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Game;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;

/**
 * Counts lines of play through the engines' view of a game, with the moves of each ply in an array. For one thread.
 */
final class ViewPerft {

    private final Rules<?, ?> rules;
    private final long start;
    private int[][] moves = new int[0][];
    private long nodes;

    private <S extends GameState<S, M>, M extends Move> ViewPerft(Rules<S, M> rules, S state) {
        this.rules = rules;
        this.start = rules.pack(state);
    }

    /** Counts from a state, in the view that the game provides. */
    static <S extends GameState<S, M>, M extends Move> ViewPerft from(Game<S, M> game, S state) {
        return new ViewPerft(GameView.of(game, state).rules(), state);
    }

    /**
     * The number of lines of a given length, in a game that never has more moves than now; shorter lines do not count.
     */
    long lines(int plies) {
        moves = new int[plies + 1][rules.maxMoves(start)];
        return lines(start, plies);
    }

    private long lines(long position, int plies) {
        nodes++;
        if (plies == 0) {
            return 1;
        }
        Rules<?, ?> rules = this.rules; // so that the JVM need not read the field again after each call
        if (rules.terminal(position) != Score.ONGOING) {
            return 0;
        }
        int[] list = moves[plies];
        int count = rules.legalMoves(position, list, 0);
        long lines = 0;
        for (int i = 0; i < count; i++) {
            lines += lines(rules.play(position, list[i]), plies - 1);
        }
        return lines;
    }

    /** Positions visited by all counts so far. */
    long nodes() {
        return nodes;
    }
}
