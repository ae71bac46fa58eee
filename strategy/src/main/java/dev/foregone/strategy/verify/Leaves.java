package dev.foregone.strategy.verify;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.api.StoppedException;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.strategy.file.LeafSearch;
import dev.foregone.strategy.file.StrategyHeader;
import dev.foregone.strategy.report.StrategyVerification.Finding;
import dev.foregone.strategy.report.StrategyVerification.Verdict;
import dev.foregone.strategy.verify.Follower.Met;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** Searches the leaves of a strategy, and keeps what the searches have found. */
final class Leaves<S extends GameState<S, M>, M extends Move> {

    private final StrategyCheck<S, M> asked;
    private final List<Met<S>> met;
    private final List<Integer> numbers;
    private boolean exact = true;
    private long largest;
    private long done;

    Leaves(StrategyCheck<S, M> asked, Follower<S, M> follower) {
        this.asked = asked;
        this.met = follower.met();
        this.numbers = follower.leaves();
    }

    /** One that is wrong, or else the first that is not proved. */
    Optional<Finding> check() {
        if (numbers.isEmpty()) {
            return Optional.empty();
        }
        ExecutorService workers = LeafSearch.workers(asked.solving().threads());
        try {
            List<Future<Optional<Finding>>> running = numbers.stream()
                    .map(number -> workers.submit((Callable<Optional<Finding>>) () -> checked(number)))
                    .toList();
            Optional<Finding> first = Optional.empty();
            for (Future<Optional<Finding>> each : running) {
                Optional<Finding> finding = LeafSearch.result(each);
                if (finding.filter(found -> found.verdict() == Verdict.WRONG).isPresent()) {
                    return finding;
                }
                first = first.isPresent() ? first : finding;
            }
            return first;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new StoppedException("the thread was interrupted");
        } finally {
            LeafSearch.end(workers);
        }
    }

    /**
     * What one search has found.
     *
     * @param bounds what it proves, for the player to move
     * @param ours whether that is the strategy's side
     * @param visited how many positions were visited
     */
    private record Found(Bounds bounds, boolean ours, long visited) {

        Outcome worst() {
            return ours ? bounds.atLeast() : bounds.atMost();
        }

        /** Whether the strategy's side has at least a value. */
        boolean proves(GameValue value) {
            return (ours ? worst().value() : worst().value().negated()).compareTo(value) >= 0;
        }

        /** Whether it has less. */
        boolean refutes(GameValue value) {
            GameValue best =
                    ours ? bounds.atMost().value() : bounds.atLeast().value().negated();
            return best.compareTo(value) < 0;
        }
    }

    private Optional<Finding> checked(int number) {
        Met<S> leaf = met.get(number);
        Found found = search(leaf.state, leaf.ours);
        asked.stopIfAsked();
        note(leaf, found);
        GameValue claimed = asked.claim().value();
        if (found.proves(claimed)) {
            return Optional.empty();
        }
        boolean wrong = found.refutes(claimed);
        String what = wrong
                ? "a search proves that this leaf is otherwise than the strategy claims"
                : "a search of " + asked.file().header().leaf() + " positions does not prove this leaf";
        return Optional.of(new Finding(
                wrong ? Verdict.WRONG : Verdict.NOT_PROVED, asked.game().format(leaf.state), what));
    }

    /** By a solver of its own, which knows nothing of the other leaves. */
    private Found search(S state, boolean ours) {
        StrategyHeader header = asked.file().header();
        Limits limits = Limits.none().withPositions(header.leaf()).withCancellation(asked.cancellation());
        S standing = header.symmetry() ? asked.game().canonical(state) : state;
        SolverOptions options = LeafSearch.options(asked.game(), standing, header.leaf(), header.symmetry());
        try (Solver<S, M> solver = asked.engine().orElseThrow().open(asked.game(), options)) {
            Bounds bounds = header.claim().plies().isPresent()
                    ? solver.prove(standing, limits)
                    : solver.proveValue(standing, limits);
            return new Found(bounds, ours, solver.positionsVisited());
        }
    }

    private synchronized void note(Met<S> leaf, Found found) {
        boolean won = asked.claim().plies().isPresent() && found.proves(GameValue.WIN);
        leaf.plies = won ? found.worst().plies() : 0;
        exact &= found.bounds().isExact();
        largest = Math.max(largest, found.visited());
        done++;
        ListenerFailure.guard(() -> asked.solving().listener().progressed((double) done / numbers.size(), done));
    }

    /** Whether the plies of leaves are those of the best play. */
    synchronized boolean areExact() {
        return exact;
    }

    /** How many positions the longest search visited. */
    synchronized long largest() {
        return largest;
    }
}
