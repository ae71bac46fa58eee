package dev.foregone.benchmarks;

import dev.foregone.api.Solver;
import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.play.Opponent;
import dev.foregone.registry.Engines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Games of an {@link Opponent} within a time against another program, and the time that its replies took. */
final class Match<B extends MatchBoard<B>> {

    /** A longer game is a draw. */
    private static final int LONGEST = 300;

    private static final double NANOS_PER_MILLI = 1e6;

    /** Another program. */
    interface Other<B> {
        int choose(B board);
    }

    private final MatchGame<B> game;
    private final Duration time;
    private final List<Long> nanos = new ArrayList<>();
    private double points;
    private int games;

    Match(MatchGame<B> game, Duration time) {
        this.game = game;
        this.time = time;
    }

    /** Who takes what wins most pieces at once; of such moves, one at random. */
    static <B extends MatchBoard<B>> Other<B> greedy(Random random) {
        return board -> {
            int best = 0;
            double most = -1;
            for (int move : board.moves()) {
                double worth = board.gain(move) + random.nextDouble();
                if (worth > most) {
                    most = worth;
                    best = move;
                }
            }
            return best;
        };
    }

    void play(B opening, boolean isFirst, Other<B> other) {
        B board = opening.copy();
        try (Solver<BoardState<B>, BoardMove> solver =
                Engines.load().adviserFor(game).open(game)) {
            Opponent<BoardState<B>, BoardMove> opponent =
                    Opponent.perfect(solver).within(time);
            for (int ply = 0; ply < LONGEST && !board.isOver(); ply++) {
                board.make(board.isFirstToMove() == isFirst ? reply(opponent, board, ply) : other.choose(board.copy()));
            }
        }
        double result = !board.isOver() ? 0 : isFirst ? board.result() : -board.result();
        points += (1 + result) / 2;
        games++;
    }

    private int reply(Opponent<BoardState<B>, BoardMove> opponent, B board, int ply) {
        BoardState<B> state = game.state(board);
        long started = System.nanoTime();
        BoardMove move = opponent.choose(state, ply);
        nanos.add(System.nanoTime() - started);
        return game.moveOn(board, move);
    }

    double points() {
        return points;
    }

    int games() {
        return games;
    }

    int replies() {
        return nanos.size();
    }

    /** The time within which a share of all replies came. */
    double replyMillis(double share) {
        List<Long> sorted = new ArrayList<>(nanos);
        Collections.sort(sorted);
        return sorted.get((int) Math.ceil(share * sorted.size()) - 1) / NANOS_PER_MILLI;
    }
}
