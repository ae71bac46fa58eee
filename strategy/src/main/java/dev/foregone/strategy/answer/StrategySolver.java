package dev.foregone.strategy.answer;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Meter;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A solver that knows what strategies prove, and asks another one for the rest. */
public final class StrategySolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    private final List<StrategyPositions<S, M>> strategies;
    private final Solver<S, M> other;

    /** How many positions a search may visit to find a move where a strategy ends. */
    private final long few;

    private volatile boolean closed;

    /**
     * A solver.
     *
     * @param strategies what is known
     * @param other the other solver, which is closed with this one
     */
    public StrategySolver(List<StrategyPositions<S, M>> strategies, Solver<S, M> other) {
        this.strategies = strategies;
        this.other = other;
        this.few = strategies.stream()
                .mapToLong(StrategyPositions::searchedPositions)
                .max()
                .orElse(0);
    }

    private Bounds known(S state) {
        if (closed) {
            throw new IllegalStateException("this solver is closed; open another one");
        }
        Objects.requireNonNull(state, "state");
        return strategies.stream().map(each -> each.bounds(state)).reduce(Bounds.unknown(), Joined::of);
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        Bounds known = known(state);
        return known.isExact() ? known : Joined.of(known, other.prove(state, limits));
    }

    @Override
    public Bounds proveValue(S state, Limits limits) {
        Bounds known = known(state);
        return known.value().isPresent() ? known : Joined.of(known, other.proveValue(state, limits));
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        Bounds known = known(state);
        try {
            Analysis<S, M> analysis = other.analyze(state, limits);
            Joined.of(known, Bounds.exactly(analysis.outcome()));
            return analysis;
        } catch (SearchStoppedException stopped) {
            throw new SearchStoppedException(stopped.reason(), Joined.of(known, stopped.bounds()));
        }
    }

    /**
     * A move that wins is enough: the strategy's or, where it has none, the first that searches of a leaf's size prove. A move that does
     * not lose is made where the other solver proves none that wins.
     */
    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        Bounds known = known(state);
        if (limits.plies() < Integer.MAX_VALUE) {
            return other.advise(state, limits); // what is seen so far ahead, and no more
        }
        Meter meter = new Meter(limits, other::positionsVisited);
        Optional<Advice<S, M>> decided = decided(state, known);
        Optional<Advice<S, M>> winning =
                decided.filter(StrategySolver::wins).or(() -> won(state, known, limits, meter));
        if (winning.isPresent()) {
            return winning.get();
        }
        Advice<S, M> found = other.advise(state, meter.left());
        Advice<S, M> advice = Joined.of(found, known, move -> after(state, move));
        return advice.certainty() == Certainty.ESTIMATED && decided.isPresent()
                ? Joined.of(
                        decided.get(), advice.bounds(), move -> advice.of(move).bounds())
                : advice;
    }

    /** Whether the first move is known to win. */
    private static boolean wins(Advice<?, ?> advice) {
        return isWin(advice.moves().get(0).bounds());
    }

    private static boolean isWin(Bounds bounds) {
        return bounds.atLeast().value() == GameValue.WIN;
    }

    /** The first move that wins, if small searches prove it; half of the limits is for these. */
    private Optional<Advice<S, M>> won(S state, Bounds known, Limits limits, Meter meter) {
        boolean mayWin = known.atMost().value() == GameValue.WIN;
        if (few == 0 || !mayWin || !(isWin(known) || isWin(value(state, meter.left(limits.dividedBy(2)))))) {
            return Optional.empty();
        }
        for (M move : state.legalMoves()) {
            Bounds bounds =
                    value(state.play(move), meter.left(limits.dividedBy(2))).backedUp(state.movesAgain(move));
            if (isWin(bounds)) {
                return Optional.of(withOne(state, known, move, bounds));
            }
        }
        return Optional.empty();
    }

    private Bounds value(S state, Limits left) {
        return other.proveValue(state, left.withPositions(Math.min(few, left.positions())));
    }

    /** The best of the strategies' moves, and what they prove of it. */
    private Optional<Advice<S, M>> decided(S state, Bounds known) {
        return strategies.stream()
                .flatMap(each -> each.move(state).stream())
                .max(Comparator.comparing(move -> after(state, move).atLeast()))
                .map(move -> withOne(state, known, move, after(state, move)));
    }

    /** Advice of what is known of a position, and of one move. */
    private Advice<S, M> withOne(S state, Bounds known, M move, Bounds ofMove) {
        return Joined.of(Advice.of(state, known), known, each -> each.equals(move) ? ofMove : Bounds.unknown());
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
        closed = true;
        other.close();
    }
}
