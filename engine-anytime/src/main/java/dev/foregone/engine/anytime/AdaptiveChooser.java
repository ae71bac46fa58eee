package dev.foregone.engine.anytime;

import dev.foregone.search.Chooser;
import dev.foregone.search.RootMoves;
import dev.foregone.search.SearchContext;
import org.jspecify.annotations.Nullable;

/**
 * Estimates by a deepening search where the evaluation tells positions apart, and by playouts where it does not: in some
 * games, such as Connect Four, everybody always has the same number of moves, and in others that decides; but where a game
 * ends when the moves run out, as Othello and draughts do, playouts tell more. For one thread.
 */
final class AdaptiveChooser implements Chooser {

    /** The evaluation is learned with this part of the time, until it has seen enough. */
    private static final int LEARNING_PART = 4;

    private static final long SEED = 0x9E3779B97F4A7C15L;

    private final Evaluator evaluator;
    private final DeepeningSearch deepening;
    private final PlayoutTree playouts;
    private @Nullable RootMoves current;

    AdaptiveChooser(SearchContext context) {
        RandomNumbers random = new RandomNumbers(SEED);
        evaluator = new Evaluator(context, random);
        deepening = new DeepeningSearch(context, evaluator);
        playouts = new PlayoutTree(context, random);
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
            deepening.improve(root, positions);
        } else {
            playouts.improve(root, positions);
        }
    }
}
