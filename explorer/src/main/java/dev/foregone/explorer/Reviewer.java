package dev.foregone.explorer;

import dev.foregone.answers.Answer;
import dev.foregone.answers.GameReview;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.PlayedLine;
import dev.foregone.answers.ReviewJson;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.explorer.questions.AdviceStep;
import dev.foregone.explorer.questions.Closing;
import dev.foregone.explorer.questions.Pending;
import dev.foregone.tablebase.report.TablebaseException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A review that is asked for, to which nothing is a reason to fail: what memory does not suffice for, or an engine does not
 * answer in time, is not known. What strategies prove counts.
 *
 * @param source answers
 * @param asked the limits of the whole review, which are cancelled by who leaves it
 * @param line what was played
 * @param engine the source that is named
 * @param watched whether a client that leaves is noticed
 */
record Reviewer<S extends GameState<S, M>, M extends Move>(
        GuardedGame<S, M> game,
        AnswerSource<S, M> source,
        AnalysisRequest<S> asked,
        PlayedLine<S, M> line,
        String engine,
        boolean watched) {

    private static final Duration LOOK = Duration.ofMillis(250);

    /** How much later than its limit an answer may come. */
    private static final Duration GRACE = Duration.ofSeconds(1);

    private static final String TOO_LATE = "a limit was reached";

    /** Reviews; {@code judged} is given each move as soon as it is judged. */
    String text(Consumer<String> judged) {
        ReviewJson<S, M> json = new ReviewJson<>(game);
        List<String> players = game.playersFrom(line.start());
        Solver<S, M> solver = source.solver(asked, this::answer, this::advice);
        return json.text(GameReview.of(
                game, line, engine, solver, asked.limits(), move -> judged.accept(json.text(move, players))));
    }

    private Answer<S, M> answer(AnalysisRequest<S> question) {
        return unlessMemoryFails(() ->
                        source.known(question).or(() -> awaited(source.ask(question, watched), question.limits())))
                .orElseGet(() -> new Answer<>(
                        question.state(),
                        source.strategies().bounds(question.state()),
                        Optional.empty(),
                        Optional.empty(),
                        TOO_LATE,
                        new Answer.Cost(source.engineOf(question), 0, Duration.ZERO)));
    }

    private Advice<S, M> advice(AnalysisRequest<S> question) {
        Optional<Advice<S, M>> strategic = source.strategic(question);
        return unlessMemoryFails(() -> source.knownAdvice(question)
                        .or(() -> strategic.filter(Reviewer::tellsAllValues))
                        .or(() -> awaited(source.advise(question), question.limits())
                                .map(AdviceStep::advice)))
                .or(() -> strategic)
                .orElseGet(() -> Advice.of(question.state(), Bounds.unknown()));
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
            while (found.isEmpty() && !asked.limits().isCancelled() && System.nanoTime() - begun < most.toNanos()) {
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
