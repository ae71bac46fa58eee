package dev.foregone.scores;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.scores.Counted.Count;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import dev.foregone.spi.ScoredRules;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;

/**
 * The rules of a {@link CountedGame} over the numbers of the game's own rules, which are not negative; a negative one tells how
 * long the winner still counts. Nothing is searched there: the bounds are exact.
 */
interface CountedRules<S extends GameState<S, M>, M extends Move> extends Rules<Counted<S, M>, Move> {

    CountedGame<S, M> game();

    Rules<S, M> rules();

    ScoredRules scores();

    private Scale scale() {
        return game().scale();
    }

    private static long counting(int left, boolean wins) {
        return ~(2L * left + (wins ? 1 : 0));
    }

    private static int left(long counting) {
        return (int) (~counting >>> 1);
    }

    private static boolean wins(long counting) {
        return (~counting & 1) == 1;
    }

    /** Whether the game is over, counted or not. */
    default boolean isOver(long position) {
        return position < 0 || rules().terminal(position) != Score.ONGOING;
    }

    private int score(long finished) {
        return Score.atLeast(scores().scoreBounds(finished));
    }

    /** The outcome of a position in which the game is over: as many plies as are counted. */
    private int outcome(long over) {
        if (over < 0) {
            return wins(over) ? Score.win(left(over)) : Score.loss(left(over));
        }
        return scale().finished(score(over));
    }

    @Override
    default long pack(Counted<S, M> state) {
        return state.isCounting() ? counting(state.left(), state.wins()) : rules().pack(state.playing());
    }

    @Override
    default Counted<S, M> unpack(long position) {
        return position < 0
                ? new Counted<>(null, game(), left(position), wins(position))
                : game().state(rules().unpack(position));
    }

    @Override
    default Move unpackMove(long position, int move) {
        return isOver(position) ? Count.COUNT : rules().unpackMove(position, move);
    }

    @Override
    default int terminal(long position) {
        if (!isOver(position)) {
            return Score.ONGOING;
        }
        int score = outcome(position);
        return score == Score.DRAW || Score.plies(score) == 0 ? score : Score.ONGOING;
    }

    @Override
    default long bounds(long position) {
        if (position < 0) {
            return exactly(outcome(position));
        }
        long known = scores().scoreBounds(position);
        int least = Score.atLeast(known);
        int most = Score.atMost(known);
        return least == most && isOver(position) ? exactly(scale().finished(least)) : scale().outcomes(least, most);
    }

    private static long exactly(int outcome) {
        return Score.bounds(outcome, outcome);
    }

    @Override
    default int maxMoves(long position) {
        return position < 0 ? 1 : Math.max(1, rules().maxMoves(position));
    }

    @Override
    default int legalMoves(long position, int[] into, int from) {
        if (isOver(position)) {
            into[from] = 0;
            return 1;
        }
        return rules().legalMoves(position, into, from);
    }

    @Override
    default long play(long position, int move) {
        if (!isOver(position)) {
            return rules().play(position, move);
        }
        if (position < 0) {
            return counting(left(position) - 1, !wins(position));
        }
        int points = score(position);
        return counting(scale().counted(points) - 1, points < 0);
    }

    @Override
    default boolean alternates() {
        return rules().alternates();
    }

    @Override
    default boolean movesAgain(long position, int move) {
        return !isOver(position) && rules().movesAgain(position, move);
    }

    @Override
    default int maxPlies(long position) {
        if (position < 0) {
            return left(position);
        }
        int ofGame = rules().maxPlies(position);
        return ofGame > Score.MAX_PLIES ? ofGame : ofGame + scale().most() * scale().step();
    }

    @Override
    default Optional<LongToDoubleFunction> evaluation() {
        return rules().evaluation().map(its -> position -> evaluation(its, position));
    }

    private double evaluation(LongToDoubleFunction its, long position) {
        return isOver(position) ? Integer.signum(outcome(position)) : its.applyAsDouble(position);
    }
}
