package dev.foregone.strategy.answer;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A solver that knows what strategies prove, and asks another one for the rest.
 *
 * @param strategies what is known
 * @param other the other solver, which is closed with this one
 */
public record StrategySolver<S extends GameState<S, M>, M extends Move>(
        List<Contents<S, M>> strategies, Solver<S, M> other) implements Solver<S, M> {

    private Bounds known(S state) {
        Objects.requireNonNull(state, "state");
        return strategies.stream().map(each -> each.bounds(state)).reduce(Bounds.unknown(), Bounds::and);
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        Bounds known = known(state);
        return known.isExact() ? known : known.and(other.prove(state, limits));
    }

    @Override
    public Bounds proveValue(S state, Limits limits) {
        Bounds known = known(state);
        return known.value().isPresent() ? known : known.and(other.proveValue(state, limits));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        try {
            return other.analyze(state, limits);
        } catch (SearchStoppedException stopped) {
            throw new SearchStoppedException(stopped.reason(), stopped.bounds().and(known(state)));
        }
    }

    /** A move that wins is enough. A move that does not lose is made where the other solver proves none that wins. */
    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        if (limits.plies() < Integer.MAX_VALUE) {
            return other.advise(state, limits); // what is seen so far ahead, and no more
        }
        Bounds known = known(state);
        Optional<Advice<S, M>> decided = decided(state, known);
        if (decided.isPresent() && known.atLeast().value() == GameValue.WIN) {
            return decided.get();
        }
        Advice<S, M> advice = other.advise(state, limits).and(known, move -> after(state, move));
        return advice.certainty() == Certainty.ESTIMATED && decided.isPresent() ? decided.get() : advice;
    }

    /** The first strategy that has a move here, and what it proves of it. */
    private Optional<Advice<S, M>> decided(S state, Bounds known) {
        return strategies.stream()
                .flatMap(each -> each.move(state).stream())
                .findFirst()
                .map(move -> Advice.of(state, known)
                        .and(known, each -> each.equals(move) ? after(state, move) : Bounds.unknown()));
    }

    private Bounds after(S state, M move) {
        return known(state.play(move)).backedUp(state.movesAgain(move));
    }

    @Override
    public long positionsVisited() {
        return other.positionsVisited();
    }

    @Override
    public void close() {
        other.close();
    }
}
