package dev.foregone.strategy.verify;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.StoppedException;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.strategy.file.LeafSearch;
import dev.foregone.strategy.file.StrategyFile;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.StrategyVerification;
import dev.foregone.strategy.report.StrategyVerification.Fault;
import dev.foregone.strategy.verify.Follower.Met;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One check of a strategy.
 *
 * @param game the game
 * @param root where the strategy begins
 * @param file the strategy
 * @param engine proves the leaves; empty where there are none
 * @param threads how many of them at the same time
 * @param listener is told the progress
 * @param cancellation stops it
 */
public record Verification<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game,
        S root,
        StrategyFile file,
        Optional<Engine> engine,
        int threads,
        ProgressListener listener,
        Cancellation cancellation) {

    /** Follows the strategy, then proves the leaves, then that no line goes round. */
    public StrategyVerification result() {
        long started = System.nanoTime();
        Follower<S, M> follower = new Follower<>(game, file);
        follower.follow(root, this::stopIfAsked);
        int[] leafPlies = new int[follower.met().size()];
        AtomicLong largest = new AtomicLong();
        Optional<Fault> fault = follower.fault();
        if (fault.isEmpty()) {
            fault = leaves(follower, leafPlies, largest);
        }
        OptionalInt plies = OptionalInt.empty();
        if (fault.isEmpty() && claim().value() == GameValue.WIN) {
            List<Met<S>> met = follower.met();
            LongestLine longest =
                    new LongestLine(met.size(), i -> met.get(i).next, i -> met.get(i).ends ? 1 : leafPlies[i]);
            fault = lines(longest, met);
            boolean known = follower.leaves().isEmpty() || claim().plies().isPresent();
            plies = known ? OptionalInt.of(longest.from(0)) : plies;
        }
        return new StrategyVerification(
                game,
                file.header().root(),
                claim(),
                follower.met().size() - (long) follower.leaves().size(),
                follower.leaves().size(),
                largest.get(),
                fault.isEmpty() ? plies : OptionalInt.empty(),
                Duration.ofNanos(System.nanoTime() - started),
                fault);
    }

    private Claim claim() {
        return file.header().claim();
    }

    private void stopIfAsked() {
        if (cancellation.isCancelled()) {
            throw new StoppedException("the verification was cancelled");
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new StoppedException("the thread was interrupted");
        }
    }

    private Optional<Fault> leaves(Follower<S, M> follower, int[] plies, AtomicLong largest) {
        List<Integer> leaves = follower.leaves();
        if (leaves.isEmpty()) {
            return Optional.empty();
        }
        LeafCheck<S, M> check = new LeafCheck<>(game, engine.orElseThrow(), file.header(), cancellation);
        AtomicLong done = new AtomicLong();
        return inParallel(leaves, number -> {
            Met<S> leaf = follower.met().get(number);
            LeafCheck.Result result = check.check(leaf.state, leaf.ours);
            stopIfAsked();
            plies[number] = result.plies();
            largest.accumulateAndGet(result.visited(), Math::max);
            synchronized (done) {
                long count = done.incrementAndGet();
                ListenerFailure.guard(() -> listener.progressed((double) count / leaves.size(), count));
            }
            return result.proved()
                    ? Optional.empty()
                    : Optional.of(new Fault(
                            game.format(leaf.state),
                            "a search of " + file.header().leaf() + " positions does not prove this leaf"));
        });
    }

    /** Checks one leaf. */
    @FunctionalInterface
    private interface Check {
        Optional<Fault> of(int number);
    }

    private Optional<Fault> inParallel(List<Integer> leaves, Check check) {
        ExecutorService workers = LeafSearch.workers(threads);
        try {
            List<Future<Optional<Fault>>> running = leaves.stream()
                    .map(number -> workers.submit((Callable<Optional<Fault>>) () -> check.of(number)))
                    .toList();
            for (Future<Optional<Fault>> each : running) {
                Optional<Fault> fault = LeafSearch.result(each);
                if (fault.isPresent()) {
                    return fault;
                }
            }
            return Optional.empty();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw new StoppedException("the thread was interrupted");
        } finally {
            LeafSearch.end(workers);
        }
    }

    private Optional<Fault> lines(LongestLine longest, List<Met<S>> met) {
        if (longest.cycle() >= 0) {
            return Optional.of(new Fault(
                    game.format(met.get(longest.cycle()).state), "a line of play comes back to it, and never wins"));
        }
        OptionalInt claimed = claim().plies();
        return claimed.isPresent() && longest.from(0) > claimed.getAsInt()
                ? Optional.of(new Fault(
                        game.format(root), "a line of play takes " + longest.from(0) + " plies, more than claimed"))
                : Optional.empty();
    }
}
