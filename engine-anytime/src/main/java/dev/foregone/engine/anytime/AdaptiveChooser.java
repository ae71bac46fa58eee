package dev.foregone.engine.anytime;

import dev.foregone.search.Chooser;
import dev.foregone.search.RootMoves;
import dev.foregone.search.SearchContext;
import dev.foregone.search.memory.MemoSearch;
import org.jspecify.annotations.Nullable;

/**
 * Estimates by a deepening search where the evaluation tells positions apart, and by playouts where it does not. A game's own
 * evaluation does; without one, in some games everybody always has the same number of moves, and in others that decides; but
 * where a game ends when the moves run out, as Othello and draughts do, playouts tell more.
 */
final class AdaptiveChooser implements Chooser {

    /** The evaluation is learned, until it has seen enough, with this part of the positions that proofs take. */
    private static final int LEARNING_PART = 2;

    /**
     * A deepening search proves what is near by itself, so it gets most of the time, but where the end is near, proofs do better: found
     * by measurement, as what follows.
     */
    private static final int DEEPENING = 16;

    /** Playouts visit this many positions for each that proofs visit. */
    private static final int PLAYOUTS = 2;

    /** In a turn of this many positions or more, playouts visit no more than proofs. */
    private static final long MANY = 1 << 16;

    /** In shorter turns than this, proofs have not shown yet how far they reach. */
    private static final long SOME = 1 << 12;

    /** Proofs that reach less than this part of a random game's length are far off. */
    private static final double NEAR = 0.25;

    /** Where proofs are far off, playouts visit this many positions for each that proofs visit. */
    private static final int FAR_OFF = 8;

    /** Of all that is drawn at random. */
    static final long SEED = 0x9E3779B97F4A7C15L;

    private final SearchContext context;
    private final Evaluator evaluator;
    private final DeepeningCrew deepening;
    private final PlayoutTrees playouts;
    private @Nullable RootMoves current;

    AdaptiveChooser(SearchContext context, MemoSearch prover) {
        this.context = context;
        RandomNumbers random = new RandomNumbers(SEED);
        evaluator = new Evaluator(context, random);
        deepening = new DeepeningCrew(context, evaluator, prover);
        playouts = new PlayoutTrees(context, random, prover);
    }

    /** Whether a thread was abandoned because the game did not return. */
    boolean hasStragglers() {
        return playouts.hasStragglers() || deepening.hasStragglers();
    }

    @Override
    public void improve(RootMoves root, long positions) {
        if (current != root) {
            current = root;
            evaluator.begin(root.position());
            deepening.begin(root);
            playouts.begin(root);
        }
        evaluator.learn(positions / LEARNING_PART);
        if (evaluator.tellsApart()) {
            deepening.improve(root, positions * (root.isNearEnd() ? 1 : DEEPENING));
        } else {
            playouts.improve(root, positions * playoutsForEach(root, positions));
        }
    }

    @Override
    public void lookAhead(RootMoves root, int plies) {
        new LookAhead(context, root).improve(plies);
    }

    private int playoutsForEach(RootMoves root, long positions) {
        if (positions >= SOME && root.reach() < NEAR * evaluator.usualLength()) {
            return FAR_OFF;
        }
        return positions < MANY ? PLAYOUTS : 1;
    }
}
