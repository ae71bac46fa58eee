package dev.foregone.engine.anytime;

import dev.foregone.search.PruningScore;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.function.LongToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Estimates positions by the game's own evaluation or, if it has none, by the men on its board, where they tell who wins, or else by what
 * every game shows, the numbers of moves that the two players have. What tells who wins, and what moves usually gain, it learns from games
 * played at random from the position that is asked about. For one thread.
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

    /**
     * Men are counted if their number tells the result of games at random by this correlation: in draughts, morris and Breakthrough it
     * is 0.4 to 0.8, in Othello, Hex and Amazons about 0.
     */
    private static final double TELLING = 0.35;

    /** By fewer positions than this, nobody knows. */
    private static final int SOME_SAMPLES = 300;

    /** An estimate is no proof: it stays within these bounds. */
    private static final double SUREST = 0.999_9;

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final @Nullable LongToDoubleFunction own;
    private final MenCount men;
    private final boolean isRanked;
    private final MoveStack moves = new MoveStack();
    private final RandomNumbers random;
    private final int[] counts = new int[SAMPLED_PLIES];

    /** How many moves more than the other the player has who moves first. */
    private final int[] ahead = new int[SAMPLED_PLIES];

    /** How many men more the player has who moves first. */
    private final int[] leads = new int[SAMPLED_PLIES];

    private Mobility mobility = new Mobility();

    /** Over all positions asked about: the games from one position say too little. */
    private final Correlation menAhead = new Correlation();

    /** Of positions alone: the game's own, or the men. */
    private @Nullable LongToDoubleFunction positional;

    private UsualGains gains = new UsualGains();
    private double worthOfMove;
    private long root;

    Evaluator(SearchContext context, RandomNumbers random) {
        this.view = context.view();
        this.rules = view.rules();
        this.budget = context.budget();
        this.own = context.evaluation().orElse(null);
        this.men = new MenCount(rules);
        this.isRanked = rules.ranksCandidates();
        this.positional = own;
        this.random = random;
    }

    /** The same for another thread. */
    Evaluator another(SearchContext its) {
        return new Evaluator(its, new RandomNumbers(AdaptiveChooser.SEED));
    }

    /** Takes over what another has learned of the same position. */
    void learnFrom(Evaluator other) {
        worthOfMove = other.worthOfMove;
        positional = other.own == other.positional ? own : men;
        gains = other.gains;
    }

    /** Whether an estimate takes the numbers of moves, which say nothing where they hardly differ. */
    boolean countsMoves() {
        return worthOfMove != 0;
    }

    /** The expected result for the player to move. */
    double evaluate(long position, int movesOfMover, int movesOfOther) {
        double sum =
                positional == null ? worthOfMove * (movesOfMover - movesOfOther) : positional.applyAsDouble(position);
        return Math.max(-SUREST, Math.min(SUREST, sum));
    }

    /** Whether the game has an evaluation of its own. */
    boolean hasOwn() {
        return own != null;
    }

    /**
     * Whether positions are estimated by themselves. By mere numbers of moves, open windows and fresh orders prove enough on the way to be
     * worth their time.
     */
    boolean isPositional() {
        return positional != null;
    }

    /** Whether moves are judged by estimates: a game that ranks them knows them better. */
    boolean judgesMoves() {
        return positional != null && !isRanked;
    }

    /** Whether estimates tell positions apart better than playouts do, so that a search may go by them. */
    boolean tellsApart() {
        return positional != null || (countsMoves() && mobility.suddenness() > SUDDENNESS);
    }

    /** What moves of those games gained, by the game's own evaluation or in men. */
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
        gains = new UsualGains();
        choose();
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
            choose();
        }
    }

    private void choose() {
        if (own == null) {
            positional = menAhead.samples() > SOME_SAMPLES && menAhead.value() > TELLING ? men : null;
            worthOfMove = positional == null && mobility.variety() > VARIETY ? mobility.worthOfMove() : 0;
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
        LongToDoubleFunction by = own == null ? men : own;
        long bounds = rules.bounds(position);
        double here = isDecided(bounds) ? 0 : by.applyAsDouble(position);
        while (!isDecided(bounds) && plies < LONGEST) {
            budget.visit();
            int count = moves.pushLegal(rules, position, 0);
            before = plies == 0 ? count : before;
            last = count;
            all += count;
            if (plies < SAMPLED_PLIES) {
                counts[plies] = count;
                ahead[plies] = isFirst ? count - before : before - count;
                leads[plies] = own != null ? 0 : isFirst ? men.lead(position) : -men.lead(position);
            }
            int move = moves.get(random.below(count));
            long next = rules.play(position, move);
            boolean again = view.movesAgain(position, move); // quickest once the move is made
            position = next;
            bounds = rules.bounds(position);
            if (!isDecided(bounds)) {
                double there = by.applyAsDouble(position);
                gains.add((again ? there : -there) - here);
                here = there;
            }
            isFirst ^= !again;
            before = again ? before : count;
            plies++;
        }
        mobility.ended(last, all, plies);
        int result = plies == LONGEST ? 0 : value(bounds) * (isFirst ? 1 : -1);
        for (int ply = 1; ply < Math.min(plies - LAST_PLIES, SAMPLED_PLIES); ply++) {
            mobility.add(counts[ply], ahead[ply], result);
            menAhead.add(leads[ply], result);
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
