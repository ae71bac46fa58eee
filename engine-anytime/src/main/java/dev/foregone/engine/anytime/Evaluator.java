package dev.foregone.engine.anytime;

import dev.foregone.search.GameView;
import dev.foregone.search.MoveStack;
import dev.foregone.search.PruningScore;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.function.LongToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Estimates positions by the game's own evaluation or, if it has none, by what every game shows, the numbers of moves that the two
 * players have. What these are worth, and what moves usually gain, it learns from games played at random from the position that is
 * asked about. For one thread.
 */
final class Evaluator {

    /** Beyond this many plies from the root, positions say little about those that a search reaches. */
    private static final int SAMPLED_PLIES = 24;

    /** The last positions of a game show its end, not who stands better. */
    private static final int LAST_PLIES = 2;

    /** A game at random is given up as a draw after this many plies. */
    private static final int LONGEST = 400;

    /** More games hardly change what was learned. */
    private static final int ENOUGH_SAMPLES = 2_000;

    /** Where the game has an evaluation of its own, only what moves usually gain is learned. */
    private static final int ENOUGH_GAINS = 250;

    /** Games may be so short that they say nothing. */
    private static final int MOST_GAMES = 1_000;

    /** The numbers of moves must differ by this share of them to say anything. Found by measurement. */
    private static final double VARIETY = 0.2;

    /**
     * At the end of a game there must be this share of the usual moves left: then it ended suddenly, and games at random say
     * little, for they miss the one reply that matters. A game that runs out of moves is decided by what came before.
     */
    private static final double SUDDENNESS = 0.6;

    /** An estimate is no proof: it stays within these bounds. */
    private static final double SUREST = 0.999_9;

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final @Nullable LongToDoubleFunction own;
    private final MoveStack moves = new MoveStack();
    private final RandomNumbers random;
    private final int[] counts = new int[SAMPLED_PLIES];

    /** How many moves more than the other the player has who moves first. */
    private final int[] ahead = new int[SAMPLED_PLIES];

    private Mobility mobility = new Mobility();
    private UsualGains gains = new UsualGains();
    private double worthOfMove;
    private long root;

    Evaluator(SearchContext context, RandomNumbers random) {
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.own = context.evaluation().orElse(null);
        this.random = random;
    }

    /** The same for another thread. */
    Evaluator another(SearchContext its) {
        return new Evaluator(its, new RandomNumbers(AdaptiveChooser.SEED));
    }

    /** Takes over what another has learned of the same position. */
    void learnFrom(Evaluator other) {
        worthOfMove = other.worthOfMove;
        gains = other.gains;
    }

    /** Whether an estimate takes the numbers of moves, which say nothing where they hardly differ. */
    boolean countsMoves() {
        return worthOfMove != 0;
    }

    /** The expected result for the player to move. */
    double evaluate(long position, int movesOfMover, int movesOfOther) {
        double sum = own == null ? worthOfMove * (movesOfMover - movesOfOther) : own.applyAsDouble(position);
        return Math.max(-SUREST, Math.min(SUREST, sum));
    }

    /** Whether the game has an evaluation of its own. */
    boolean hasOwn() {
        return own != null;
    }

    /** Whether moves are judged by estimates: a game that ranks them knows them better. */
    boolean judgesMoves() {
        return own != null && !rules.ranksCandidates();
    }

    /** Whether estimates tell positions apart better than playouts do, so that a search may go by them. */
    boolean tellsApart() {
        return own != null || (countsMoves() && mobility.suddenness() > SUDDENNESS);
    }

    /** What moves of those games gained, by the game's own evaluation. */
    UsualGains gains() {
        return gains;
    }

    /** How many plies a game at random takes from there. */
    double usualLength() {
        return mobility.length();
    }

    /** Begins a new position. */
    void begin(long position) {
        root = position;
        mobility = new Mobility();
        worthOfMove = 0;
        gains = new UsualGains();
    }

    /** Plays games at random, unless there were enough of them. */
    void learn(long positions) {
        if (hasMoreToLearn()) {
            budget.within(positions, () -> {
                while (hasMoreToLearn()) {
                    budget.visit();
                    play();
                }
            });
            gains.learn();
            worthOfMove = own == null && mobility.variety() > VARIETY ? mobility.worthOfMove() : 0;
        }
    }

    private boolean hasMoreToLearn() {
        return mobility.games() < MOST_GAMES && mobility.samples() < (own == null ? ENOUGH_SAMPLES : ENOUGH_GAINS);
    }

    /** The last positions are left out, as is what the rules know at a glance: a search sees that without an evaluation. */
    private void play() {
        long position = root;
        boolean isFirst = true;
        int before = 0;
        int plies = 0;
        int last = 0;
        long all = 0;
        double here = own == null || isDecided(rules.bounds(position)) ? 0 : evaluate(position, 0, 0);
        while (!isDecided(rules.bounds(position)) && plies < LONGEST) {
            budget.visit();
            int count = moves.pushLegal(rules, position, 0);
            before = plies == 0 ? count : before;
            last = count;
            all += count;
            if (plies < SAMPLED_PLIES) {
                counts[plies] = count;
                ahead[plies] = isFirst ? count - before : before - count;
            }
            int move = moves.get(random.below(count));
            long next = rules.play(position, move);
            boolean again = view.movesAgain(position, move); // quickest once the move is made
            position = next;
            if (own != null && !isDecided(rules.bounds(position))) {
                double there = evaluate(position, 0, 0);
                gains.add((again ? there : -there) - here);
                here = there;
            }
            isFirst ^= !again;
            before = again ? before : count;
            plies++;
        }
        mobility.ended(last, all, plies);
        int result = plies == LONGEST ? 0 : value(rules.bounds(position)) * (isFirst ? 1 : -1);
        for (int ply = 1; ply < Math.min(plies - LAST_PLIES, SAMPLED_PLIES); ply++) {
            mobility.add(counts[ply], ahead[ply], result);
        }
    }

    /** Whether the rules know the value of a position. */
    static boolean isDecided(long bounds) {
        return PruningScore.isValueCertain(Score.atLeast(bounds), Score.atMost(bounds));
    }

    /** The value that they know: 1 for a win, -1 for a loss. */
    static int value(long bounds) {
        return PruningScore.value(Score.atLeast(bounds), Score.atMost(bounds));
    }
}
