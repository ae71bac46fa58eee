package dev.foregone.strategy.verify;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.StoppedException;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.strategy.file.LeafSearch;
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
    private final int[] plies;
    private boolean exact = true;
    private long largest;
    private long done;

    Leaves(StrategyCheck<S, M> asked, Follower<S, M> follower) {
        this.asked = asked;
        this.met = follower.met();
        this.numbers = follower.leaves();
        this.plies = new int[met.size()];
    }

    /** One that is wrong, or else the first that is not proved. */
    Optional<Finding> check() {
        if (numbers.isEmpty()) {
            return Optional.empty();
        }
        LeafCheck<S, M> check = new LeafCheck<>(
                asked.game(), asked.engine().orElseThrow(), asked.file().header(), asked.cancellation());
        ExecutorService workers = LeafSearch.workers(asked.threads());
        try {
            List<Future<Optional<Finding>>> running = numbers.stream()
                    .map(number -> workers.submit((Callable<Optional<Finding>>) () -> checked(check, number)))
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

    private Optional<Finding> checked(LeafCheck<S, M> check, int number) {
        Met<S> leaf = met.get(number);
        LeafCheck.Result result = check.check(leaf.state, leaf.ours);
        asked.stopIfAsked();
        note(number, result);
        GameValue claimed = asked.claim().value();
        if (result.proves(claimed)) {
            return Optional.empty();
        }
        boolean wrong = result.refutes(claimed);
        String what = wrong
                ? "a search proves that this leaf is otherwise than the strategy claims"
                : "a search of " + asked.file().header().leaf() + " positions does not prove this leaf";
        return Optional.of(new Finding(
                wrong ? Verdict.WRONG : Verdict.NOT_PROVED, asked.game().format(leaf.state), what));
    }

    private synchronized void note(int number, LeafCheck.Result result) {
        boolean won = asked.claim().plies().isPresent() && result.proves(GameValue.WIN);
        plies[number] = won ? result.plies() : 0;
        exact &= result.bounds().isExact();
        largest = Math.max(largest, result.visited());
        done++;
        ListenerFailure.guard(() -> asked.listener().progressed((double) done / numbers.size(), done));
    }

    /** Within how many plies a leaf is won, if that is claimed; 0 of other positions. */
    synchronized int plies(int number) {
        return plies[number];
    }

    /** Whether these plies are those of the best play. */
    synchronized boolean areExact() {
        return exact;
    }

    /** How many positions the longest search visited. */
    synchronized long largest() {
        return largest;
    }
}
