package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;

/**
 * An engine that follows lines of play, to their end or so far that a win or a loss is proved. Where lines of play need
 * not end, it answers questions about wins and losses within a number of plies, asked one after the other, until a
 * limit is hit; it cannot prove the endless draw.
 */
public abstract class DepthFirstEngine implements Engine {

    /** For the subclass. */
    protected DepthFirstEngine() {}

    /**
     * Makes the search of a session.
     *
     * @param context the session's resources
     * @return a search that has proved nothing yet
     */
    protected abstract Search open(SearchContext context);

    /**
     * {@inheritDoc}
     *
     * @return yes, unless overridden
     */
    @Override
    public Support supports(Game<?, ?> game) {
        return Support.yes();
    }

    /**
     * Whether lines of play may repeat a position.
     *
     * @param game any game
     * @return as it declares
     */
    protected static boolean isCyclic(Game<?, ?> game) {
        return GameView.isCyclic(game);
    }

    @Override
    public final <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        Support support = supports(game);
        if (!support.supported()) {
            throw new IllegalArgumentException("the engine '" + id() + "' cannot solve the game '"
                    + Blame.game(game).id() + "': " + support.reason());
        }
        return new SearchSolver<>(game, options, this::open);
    }
}
