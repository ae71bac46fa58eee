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
    public <T> T ask(Supplier<T> work) {
        return work.get();
    }

    @Override
    public <T> Pending<T> begin(Supplier<T> work) {
        return new Pending<>() {
            @Override
            public Optional<T> await(Duration most) {
                return Optional.of(work.get());
            }

            @Override
            public void leave() {}
        };
    }

    @Override
    public void refuseIfAnyIsStuck() {}

    @Override
    @SuppressWarnings("unchecked") // the key holds the game, and the game the types
    public <S extends GameState<S, M>, M extends Move> Optional<Answer<S, M>> known(
            SolverKey<S, M> solver, String notation) {
        return Optional.ofNullable((Answer<S, M>) answers.get(new Subject(solver, notation)));
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
    public <S extends GameState<S, M>, M extends Move> PendingAnswer<S, M> ask(
            SolverKey<S, M> solver, S state, String notation, Bounds proved, Limits limits, boolean watched) {
        Question<S, M> question = new Question<>(solver, state, proved, limits, watched);
        Subject subject = new Subject(solver, notation);
        return new PendingAnswer<>() {
            private long slice = FIRST;

            /** Whether the engine stopped for a reason of its own: then it will again, and that is the answer. */
            private boolean gaveUp;

            @Override
            public Optional<Answer<S, M>> await(Duration most) throws InterruptedException {
                long before = question.progress().positions();
                Limits left = question.begin(Optional.empty());
                Limits sliced = gaveUp ? left : left.withPositions(Math.min(left.positions(), slice));
                sessions.with(
                        solver,
                        session -> question.work(session, sliced, gaveUp, answer -> keep(subject, answer)),
                        () -> true);
                gaveUp = question.progress().positions() - before < slice / 2;
                slice *= GROWTH;
                return question.found();
            }

            @Override
            public QuestionProgress progress() {
                QuestionProgress so = question.progress();
                return new QuestionProgress(so.fraction(), so.positions(), so.proved(), so.elapsed(), false);
            }

            @Override
            public void leave() {
                question.leave();
            }
        };
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Pending<AdviceStep<S, M>> advise(
            SolverKey<S, M> solver,
            S state,
            Optional<Advice<S, M>> known,
            Limits limits,
            Duration first,
            boolean watched) {
        Advising<S, M> advising = new Advising<>(solver, state, known, limits, first, sessions, watched, ended -> {});
        return new Pending<>() {
            @Override
            public Optional<AdviceStep<S, M>> await(Duration most) throws InterruptedException {
                if (!advising.hasNext()) {
                    sessions.with(solver, advising::advance, () -> true);
                }
                return advising.await(Duration.ZERO);
            }

            @Override
            public void leave() {
                advising.leave();
            }
        };
    }
}
