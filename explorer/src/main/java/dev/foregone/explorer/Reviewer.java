package dev.foregone.explorer;

import dev.foregone.answers.Answer;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.explorer.questions.Advising;
import dev.foregone.explorer.questions.Closing;
import dev.foregone.explorer.questions.GameCall;
import dev.foregone.explorer.questions.Question;
import dev.foregone.tablebase.report.TablebaseException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
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

    private static final int LOOK_MILLIS = 250;

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
                        .or(() -> awaited(source.advise(asked), asked.limits())))
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

    private Optional<Answer<S, M>> awaited(Question<S, M> question, Limits ofQuestion) {
        try {
            return awaited(() -> question.await(Duration.ofMillis(LOOK_MILLIS)), ofQuestion);
        } finally {
            question.leave();
        }
    }

    private Optional<Advice<S, M>> awaited(Advising<S, M> advising, Limits ofQuestion) {
        try {
            return awaited(() -> look(advising), ofQuestion);
        } finally {
            advising.leave();
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<Advice<S, M>> look(Advising<S, M> advising)
            throws InterruptedException {
        try {
            return Optional.of(GameCall.waiting(advising.first(), LOOK_MILLIS, TimeUnit.MILLISECONDS)
                    .advice());
        } catch (TimeoutException notYet) {
            return Optional.empty();
        } catch (ExecutionException failure) {
            throw Question.asItIs(failure);
        }
    }

    /** Looks for what may be there by now. */
    @FunctionalInterface
    private interface Look<T> {
        Optional<T> look() throws InterruptedException;
    }

    private <T> Optional<T> awaited(Look<T> look, Limits ofQuestion) {
        long begun = System.nanoTime();
        Duration most = ofQuestion.time().orElseThrow().plus(GRACE);
        try {
            Optional<T> found = look.look();
            while (found.isEmpty() && !limits.isCancelled() && System.nanoTime() - begun < most.toNanos()) {
                found = look.look();
            }
            return found;
        } catch (InterruptedException closing) {
            throw Closing.interrupted();
        }
    }
}
