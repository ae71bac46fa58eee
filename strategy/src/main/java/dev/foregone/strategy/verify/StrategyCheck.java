package dev.foregone.strategy.verify;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.api.StoppedException;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.file.StrategyFile;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.StrategyVerification;
import dev.foregone.strategy.report.StrategyVerification.Finding;
import dev.foregone.strategy.report.StrategyVerification.Verdict;
import dev.foregone.strategy.verify.Follower.Met;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One check of a strategy.
 *
 * @param game the game
 * @param root where the strategy begins
 * @param file the strategy
 * @param engine proves the leaves; empty where there are none
 * @param solving how many leaves are searched at the same time, and who listens to the progress
 * @param cancellation stops it
 */
public record StrategyCheck<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game,
        S root,
        StrategyFile file,
        Optional<Engine> engine,
        SolverOptions solving,
        Cancellation cancellation) {

    /** Follows the strategy, then proves the leaves, then that no line goes round. */
    public StrategyVerification result() {
        long started = System.nanoTime();
        Follower<S, M> follower = new Follower<>(game, file);
        follower.follow(root, this::stopIfAsked);
        Leaves<S, M> leaves = new Leaves<>(this, follower);
        Optional<Finding> finding = follower.finding().or(leaves::check);
        OptionalInt plies = OptionalInt.empty();
        if (claim().value() == GameValue.WIN
                && finding.filter(found -> found.verdict() == Verdict.WRONG).isEmpty()) {
            List<Met<S>> met = follower.met();
            LongestLine longest = new LongestLine(met);
            Optional<Finding> line = lines(longest, met, leaves.areExact());
            finding = line.isPresent() ? line : finding;
            boolean known = follower.leaves().isEmpty() || claim().plies().isPresent();
            plies = known && finding.isEmpty() ? OptionalInt.of(longest.from(0)) : plies;
        }
        return new StrategyVerification(
                game,
                file.header().root(),
                claim(),
                follower.met().size() - (long) follower.leaves().size(),
                follower.leaves().size(),
                leaves.largest(),
                plies,
                Duration.ofNanos(System.nanoTime() - started),
                finding);
    }

    Claim claim() {
        return file.header().claim();
    }

    void stopIfAsked() {
        if (cancellation.isCancelled()) {
            throw new StoppedException("the verification was cancelled");
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new StoppedException("the thread was interrupted");
        }
    }

    private Optional<Finding> lines(LongestLine longest, List<Met<S>> met, boolean exact) {
        if (longest.cycle() >= 0) {
            return Optional.of(new Finding(
                    Verdict.WRONG,
                    game.format(met.get(longest.cycle()).state),
                    "a line of play comes back to it, and never wins"));
        }
        int claimed = claim().plies().orElse(Integer.MAX_VALUE);
        int proved = longest.from(0);
        String what = exact ? "a line of play takes " + proved : "what is proved is a win within " + proved;
        return proved > claimed
                ? Optional.of(new Finding(
                        exact ? Verdict.WRONG : Verdict.NOT_PROVED,
                        game.format(root),
                        what + " plies, more than claimed"))
                : Optional.empty();
    }
}
