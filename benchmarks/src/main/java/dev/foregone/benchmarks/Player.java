package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.benchmarks.yardstick.TextbookDeepening;
import dev.foregone.benchmarks.yardstick.TextbookUct;
import java.util.Random;

/** Who plays one side of one game. */
interface Player<S, B> extends AutoCloseable {

    /**
     * The move in a position, given in both forms.
     *
     * @param board may be changed
     */
    int choose(S state, B board, int ply);

    /** The positions that it has looked at in this game; 0 if it does not count them. */
    long nodes();

    /** How many plies the last move looked ahead; 0 if it does not count them. */
    default int depth() {
        return 0;
    }

    @Override
    default void close() {}

    /** Who takes what wins most pieces at once; of such moves, one at random. */
    static <S, B extends MatchBoard<B>> Player<S, B> greedy(long seed) {
        return greedy(seed, 1);
    }

    /** Who makes any move. */
    static <S, B extends MatchBoard<B>> Player<S, B> atRandom(long seed) {
        return greedy(seed, 0);
    }

    private static <S, B extends MatchBoard<B>> Player<S, B> greedy(long seed, int greed) {
        Random random = new Random(seed);
        return new Player<>() {
            @Override
            public int choose(S state, B board, int ply) {
                int best = 0;
                double most = -1;
                for (int move : board.moves()) {
                    double worth = greed * board.gain(move) + random.nextDouble();
                    if (worth > most) {
                        most = worth;
                        best = move;
                    }
                }
                return best;
            }

            @Override
            public long nodes() {
                return 0;
            }
        };
    }

    /** A textbook's UCT; each playout is a node. */
    static <S, B extends MatchBoard<B>> Player<S, B> uct(long seed, Effort effort) {
        TextbookUct<B> uct = new TextbookUct<>(seed);
        return new Player<>() {
            @Override
            public int choose(S state, B board, int ply) {
                return uct.choose(board, effort.isSpent(uct::playouts));
            }

            @Override
            public long nodes() {
                return uct.playouts();
            }
        };
    }

    /** A textbook's iterative deepening, that many plies deep at most. */
    static <S, B extends MatchBoard<B>> Player<S, B> deepening(int deepest, Effort effort) {
        TextbookDeepening<B> search = new TextbookDeepening<>();
        return new Player<>() {
            @Override
            public int choose(S state, B board, int ply) {
                return search.choose(board, deepest, effort.isSpent(search::nodes));
            }

            @Override
            public long nodes() {
                return search.nodes();
            }

            @Override
            public int depth() {
                return search.depth();
            }
        };
    }
}
