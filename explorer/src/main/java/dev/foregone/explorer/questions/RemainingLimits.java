package dev.foregone.explorer.questions;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Phrases;
import dev.foregone.api.Limits;
import java.time.Duration;
import java.util.Optional;

/** The limits of a question, and what of them attempts in one session or another have used. Waiting uses nothing. For one thread at a time. */
final class RemainingLimits {

    private final Limits limits;
    private Duration time = Duration.ZERO;
    private long positions;

    RemainingLimits(Limits limits) {
        this.limits = limits;
    }

    /** What is left for the next attempt, which may not take longer than this. */
    Limits left(Optional<Duration> most) {
        Limits left = limits.positions() == Long.MAX_VALUE ? limits : limits.withPositions(positionsLeft());
        Optional<Duration> ownTime = limits.time().map(this::timeLeft);
        return most.filter(slice ->
                        ownTime.filter(own -> own.compareTo(slice) <= 0).isEmpty())
                .or(() -> ownTime)
                .map(left::withTime)
                .orElse(left);
    }

    private long positionsLeft() {
        return Math.max(0, limits.positions() - positions);
    }

    private Duration timeLeft(Duration limit) {
        return limit.compareTo(time) > 0 ? limit.minus(time) : Duration.ZERO;
    }

    void use(Answer.Cost cost) {
        time = time.plus(cost.elapsed());
        positions += cost.positions();
    }

    long positions() {
        return positions;
    }

    Answer.Cost cost(String engine) {
        return new Answer.Cost(engine, positions, time);
    }

    /** Whether nothing is left. */
    boolean isSpent() {
        return limits.isCancelled()
                || positions >= limits.positions()
                || limits.time().filter(limit -> limit.compareTo(time) <= 0).isPresent();
    }

    /** The limit that was hit, as it was given. */
    String why() {
        if (limits.isCancelled()) {
            return "it was cancelled";
        }
        return Phrases.stoppedBy(
                positions < limits.positions()
                        ? limits.withPositions(Long.MAX_VALUE)
                        : Limits.none().withPositions(limits.positions()));
    }
}
