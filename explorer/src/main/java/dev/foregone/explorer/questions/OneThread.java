package dev.foregone.explorer.questions;

import dev.foregone.answers.Answer;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Answers questions on the thread that waits for them, where there is no other: a slice of the work at each wait, longer than
 * the one before. Between two waits the client may leave, and the session keeps what it has learned.
 */
public final class OneThread implements PageQuestions, GameCalls {

    /** The positions of a question's first slice; not a time, so that what a question looks at does not depend on the machine. */
    private static final long FIRST = 500_000;

    /** A slice begins its search anew, if with all that the table holds: they must not be many. */
    private static final int GROWTH = 4;

    private static final int SESSIONS_KEPT = 3;
    private static final int MOST_ANSWERS = 2_000;

    private final Sessions sessions;
    private final Map<Subject, Answer<?, ?>> answers = new LinkedHashMap<>();

    /** Questions answered in sessions with these options. */
    public OneThread(SolverOptions options) {
        this.sessions = new Sessions(SESSIONS_KEPT, options);
    }

    @Override
    public GameCalls calls(Game<?, ?> game) {
        return this;
    }

    @Override
    public <T> Pending<T> begin(Supplier<T> work) {
        return most -> Optional.of(work.get());
    }

    @Override
    @SuppressWarnings("unchecked") // the key holds the game, and the game the types
    public <S extends GameState<S, M>, M extends Move> Optional<Answer<S, M>> known(
            SolverKey<S, M> solver, String name) {
        return Optional.ofNullable((Answer<S, M>) answers.get(new Subject(solver, name)));
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> PendingAnswer<S, M> ask(Query<S, M> query, Bounds proved) {
        Question<S, M> question = new Question<>(query, proved);
        return new PendingAnswer<>() {
            private long slice = FIRST;

            /** Whether the engine stopped for a reason of its own: then it will again, and that is the answer. */
            private boolean gaveUp;

            @Override
            public Optional<Answer<S, M>> await(Duration most) {
                long before = question.progress().positions();
                Limits left = question.begin(Optional.empty());
                Limits sliced = gaveUp ? left : left.withPositions(Math.min(left.positions(), slice));
                Optional<Answer<S, M>> found =
                        sessions.with(query.solver(), session -> question.attempt(session, sliced, gaveUp));
                found.ifPresent(answer -> keep(query.subject(), answer));
                gaveUp = question.progress().positions() - before < slice / 2;
                slice *= GROWTH;
                return found;
            }

            @Override
            public QuestionProgress progress() {
                QuestionProgress so = question.progress();
                return new QuestionProgress(so.fraction(), so.positions(), so.proved(), so.elapsed(), false);
            }

            @Override
            public void leave() {
                question.cancel();
            }
        };
    }

    private void keep(Subject subject, Answer<?, ?> answer) {
        if (!answer.isStopped()) {
            answers.put(subject, answer);
            if (answers.size() > MOST_ANSWERS) {
                answers.remove(answers.keySet().iterator().next());
            }
        }
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Pending<AdviceStep<S, M>> advise(
            Query<S, M> query, Optional<Advice<S, M>> known, Duration first) {
        Advising<S, M> advising = new Advising<>(query, known, first);
        return new AdviceSteps<>(advising, () -> most -> Optional.of(sessions.with(query.solver(), advising::next)));
    }
}
