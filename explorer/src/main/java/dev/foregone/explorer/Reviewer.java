package dev.foregone.explorer;

import dev.foregone.answers.Answer;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.explorer.questions.AdviceStep;
import dev.foregone.explorer.questions.Closing;
import dev.foregone.explorer.questions.Pending;
import dev.foregone.tablebase.report.TablebaseException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Asks for a review, to which nothing is a reason to fail: what memory does not suffice for, or an engine does not answer in
 * time, is not known. What strategies prove counts.
 *
 * @param source answers
 * @param limits of the whole review; who leaves it cancels them
 * @param watched whether a client that leaves is noticed
 */
record Reviewer<S extends GameState<S, M>, M extends Move>(AnswerSource<S, M> source, Limits limits, boolean watched) {

    private static final Duration LOOK = Duration.ofMillis(250);

    /** How much later than its limit an answer may come. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    private static final String TOO_LATE = "a limit was reached";

    Answer<S, M> answer(AnalysisRequest<S> asked) {
        return unlessMemoryFails(() ->
                        source.known(asked).or(() -> awaited(source.ask(asked, watched), asked.limits())))
                .orElseGet(() -> new Answer<>(
                        asked.state(),
                        source.strategies().bounds(asked.state()),
                        Optional.empty(),
                        Optional.empty(),
                        TOO_LATE,
                        new Answer.Cost(source.engineOf(asked), 0, Duration.ZERO)));
    }

    Advice<S, M> advice(AnalysisRequest<S> asked) {
        Optional<Advice<S, M>> strategic = source.strategic(asked);
        return unlessMemoryFails(() -> source.knownAdvice(asked)
                        .or(() -> strategic.filter(Reviewer::tellsAllValues))
                        .or(() -> awaited(source.advise(asked), asked.limits()).map(AdviceStep::advice)))
                .or(() -> strategic)
                .orElseGet(() -> Advice.of(asked.state(), Bounds.unknown()));
    }

    private static boolean tellsAllValues(Advice<?, ?> advice) {
        return advice.moves().stream().allMatch(move -> move.bounds().value().isPresent());
    }

    private static <T> Optional<T> unlessMemoryFails(Supplier<Optional<T>> asked) {
        try {
            return asked.get();
        } catch (TablebaseException | OutOfMemoryError full) {
            return Optional.empty();
        }
    }

    private <T> Optional<T> awaited(Pending<T> question, Limits ofQuestion) {
        long begun = System.nanoTime();
        Duration most = ofQuestion.time().orElseThrow().plus(GRACE);
        try {
            Optional<T> found = question.await(LOOK);
            while (found.isEmpty() && !limits.isCancelled() && System.nanoTime() - begun < most.toNanos()) {
                found = question.await(LOOK);
            }
            return found;
        } catch (InterruptedException closing) {
            throw Closing.interrupted();
        } finally {
            question.leave();
        }
    }
}
