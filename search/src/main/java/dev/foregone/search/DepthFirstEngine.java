package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;

/** An engine that follows lines of play to their end: it supports every game whose lines all end. */
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

    @Override
    public final Support supports(Game<?, ?> game) {
        return Blame.game(game).ask("cyclic", game::cyclic)
                ? Support.no(
                        "its lines of play can come back to the same position, and a depth-first engine would follow"
                                + " them for ever")
                : Support.yes();
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
