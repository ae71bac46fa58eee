package dev.foregone.search;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.EndlessGameException;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Solver;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A solver around a {@link Search}: one question at a time, limits, analysis, and clear failures. The search is opened
 * with the first question, and opened anew after one that failed, so that a fault in the midst of a question cannot
 * spoil the next, and for a position that needs other packed rules.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class SearchSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final Game<S, M> game;
    private final Search.Factory factory;
    private final Effort effort;
    private @Nullable Inquiry<S, M> inquiry;
    private boolean closed;

    /**
     * A session.
     *
     * @param game the game to solve
     * @param options how to go about it
     * @param factory makes the search
     */
    public SearchSolver(Game<S, M> game, SolverOptions options, Search.Factory factory) {
        this.game = Objects.requireNonNull(game, "game");
        this.factory = Objects.requireNonNull(factory, "factory");
        this.effort = new Effort(options.progress());
    }

    @Override
    public Bounds solve(S state, Limits limits) {
        Objects.requireNonNull(state, "state");
        return ask(state, limits, inquiry -> inquiry.bounds(state));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        Objects.requireNonNull(state, "state");
        return ask(state, limits, inquiry -> inquiry.analysis(state));
    }

    @Override
    public long positionsVisited() {
        return effort.total();
    }

    @Override
    public synchronized void close() {
        closed = true;
        inquiry = null;
    }

    private synchronized <T> T ask(S state, Limits limits, Function<Inquiry<S, M>, T> question) {
        if (closed) {
            throw new IllegalStateException("this solver is closed; open another one");
        }
        boolean sound = false;
        effort.begin(limits);
        try {
            T answer = question.apply(inquiryFor(state));
            sound = true;
            return answer;
        } catch (SearchStoppedException stopped) {
            sound = true;
            throw stopped;
        } catch (EndlessGameException endless) {
            throw endless;
        } catch (StackOverflowError tooDeep) {
            throw EndlessGameException.tooLong("a position deeper than the stack of this thread", Lane.MAX_LINE, game.id());
        } catch (RuntimeException fault) {
            throw new PluginException("game", game.id(), fault);
        } finally {
            effort.end();
            inquiry = sound ? inquiry : null;
        }
    }

    private Inquiry<S, M> inquiryFor(S state) {
        Optional<PackedRules<S, M>> packed = game.packedRules(state);
        if (inquiry == null || !inquiry.lane().serves(packed)) {
            Lane<S, M> lane = Lane.of(game, packed);
            inquiry = new Inquiry<>(lane, effort, factory.open(lane, effort));
        }
        return inquiry;
    }
}
