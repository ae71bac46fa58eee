package dev.foregone.explorer.questions;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.util.concurrent.ThreadFactoryBuilder;
import dev.foregone.answers.Answer;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;

/**
 * Answers the questions of all pages. Most are answered in an instant and some take minutes, which cannot be known in
 * advance. So a question is first worked on for {@value #QUICK_MILLIS} ms in the quick pool; if that is not enough, it
 * continues in the slow pool, if possible in the same session, which has learned something by then. A quick question
 * never waits for a slow one, nor a question about one game for a question about another.
 *
 * <p>Equal questions are worked on once, and as many answers are kept as a page may come back to.
 */
public final class QuestionService implements PageQuestions, AutoCloseable {

    private static final int QUICK_MILLIS = 250;
    private static final Duration QUICK = Duration.ofMillis(QUICK_MILLIS);
    private static final int SESSIONS_KEPT = 6;

    /** Moves in all kept answers: some 20,000 answers about a game of average size, less than 100 MB. */
    private static final long WEIGHT_KEPT = 1_000_000;

    private static final int WEIGHT_OF_NOTHING = 20;
    private static final int LETTERS_OF_A_MOVE = 16;

    private final Sessions sessions;
    private final int poolSize;
    private final Duration patience;
    private final ScheduledThreadPoolExecutor clock;
    private final IdentityHashMap<Game<?, ?>, GameThreads> games = new IdentityHashMap<>();
    private final Map<Key, Question<?, ?>> asked = new HashMap<>();
    private final Set<Advising<?, ?>> advised = ConcurrentHashMap.newKeySet();
    private final Cache<Subject, Answer<?, ?>> answers = CacheBuilder.newBuilder()
            .maximumWeight(WEIGHT_KEPT)
            .weigher(QuestionService::weight)
            .build();

    /** The contents of a question. */
    private record Key(Subject subject, Bounds proved, Optional<Duration> time, long positions) {}

    /**
     * A service without questions.
     *
     * @param poolSize how many questions about one game are worked on at the same time in each of its pools
     * @param options the options of each session
     * @param patience how long a game may take where it should return at once
     */
    public QuestionService(int poolSize, SolverOptions options, Duration patience) {
        this.sessions = new Sessions(SESSIONS_KEPT, options);
        this.poolSize = poolSize;
        this.patience = patience;
        this.clock = new ScheduledThreadPoolExecutor(
                1,
                new ThreadFactoryBuilder()
                        .setNameFormat("questions-clock")
                        .setDaemon(true)
                        .build());
        clock.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy()); // the explorer is closing
        clock.setRemoveOnCancelPolicy(true);
    }

    /** The threads that call a game. */
    public GameThreads threads(Game<?, ?> game) {
        synchronized (games) {
            return games.computeIfAbsent(
                    game, each -> new GameThreads(Blame.game(each).id(), poolSize, patience, clock));
        }
    }

    @Override
    public GameCalls calls(Game<?, ?> game) {
        return threads(game);
    }

    @Override
    @SuppressWarnings("unchecked") // the key holds the game, and the game the types
    public <S extends GameState<S, M>, M extends Move> Optional<Answer<S, M>> known(
            SolverKey<S, M> solver, String notation) {
        return Optional.ofNullable((Answer<S, M>) answers.getIfPresent(new Subject(solver, notation)));
    }

    private static int weight(Subject subject, Answer<?, ?> answer) {
        int moves = answer.analysis()
                .map(analysis -> analysis.moves().size() + analysis.line().size())
                .orElse(0);
        return WEIGHT_OF_NOTHING + moves + subject.position().length() / LETTERS_OF_A_MOVE;
    }

    @Override
    @SuppressWarnings("unchecked") // the key holds the game, and the game the types
    public <S extends GameState<S, M>, M extends Move> Question<S, M> ask(
            SolverKey<S, M> solver, S state, String notation, Bounds proved, Limits limits, boolean watched) {
        Key key = new Key(new Subject(solver, notation), proved, limits.time(), limits.positions());
        GameThreads threads = threads(solver.game());
        synchronized (asked) {
            Question<S, M> same = (Question<S, M>) asked.get(key);
            if (same != null && same.join(watched)) {
                return same;
            }
            Question<S, M> question = new Question<>(solver, state, proved, limits, watched);
            threads.quick().enter(new Attempt(key, question, threads, Optional.of(QUICK)));
            asked.put(key, question);
            return question;
        }
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Advising<S, M> advise(
            SolverKey<S, M> solver,
            S state,
            Optional<Advice<S, M>> known,
            Limits limits,
            Duration first,
            boolean watched) {
        Advising<S, M> advising = new Advising<>(solver, state, known, limits, first, sessions, watched, this::ended);
        advised.add(advising);
        try {
            enter(advising);
        } catch (BusyException busy) {
            ended(advising);
            throw busy;
        }
        return advising;
    }

    private void enter(Advising<?, ?> advising) {
        GameThreads threads = threads(advising.solver().game());
        if (advising.isWatched()) {
            threads.advice().enter(advising);
        } else {
            threads.unwatchedAdvice().enter(advising, advising);
        }
    }

    private void ended(Advising<?, ?> advising) {
        advised.remove(advising);
        threads(advising.solver().game()).unwatchedAdvice().remove(advising);
    }

    /** One attempt at a question; if it is quick, and that was not enough, another follows. */
    private final class Attempt implements PoolWork {

        private final Key key;
        private final Question<?, ?> question;
        private final GameThreads threads;
        private final Optional<Duration> most;

        Attempt(Key key, Question<?, ?> question, GameThreads threads, Optional<Duration> most) {
            this.key = key;
            this.question = question;
            this.threads = threads;
            this.most = most;
        }

        @Override
        public void run() {
            boolean answered = worked(key, question, most);
            if (most.isEmpty()) {
                threads.unwatched().remove(question);
            } else if (!answered && !question.isDone()) {
                goOn(new Attempt(key, question, threads, Optional.empty()));
            }
        }

        private void goOn(Attempt next) {
            if (question.isWatched()) {
                threads.slow().enter(next);
            } else {
                threads.unwatched().enter(question, next);
            }
        }

        @Override
        public boolean isOver() {
            return question.isOver();
        }

        @Override
        public void fail(Throwable why) {
            threads.unwatched().remove(question);
            forget(key, question);
            question.fail(why);
        }
    }

    /** Works on a question; whether it is answered now. A session that failed is not used again. */
    private <S extends GameState<S, M>, M extends Move> boolean worked(
            Key key, Question<S, M> question, Optional<Duration> most) {
        Limits left = question.begin(most);
        return sessions.with(
                question.solver(),
                session -> {
                    boolean answered = question.work(session, left, most.isEmpty(), answer -> keep(key, answer));
                    if (answered) {
                        forget(key, question);
                    }
                    return answered;
                },
                () -> !question.isDone() || question.found().isPresent());
    }

    private void keep(Key key, Answer<?, ?> answer) {
        if (!answer.isStopped()) {
            answers.put(key.subject(), answer);
        }
    }

    private void forget(Key key, Question<?, ?> question) {
        synchronized (asked) {
            asked.remove(key, question);
        }
    }

    /** The number of questions being worked on or waiting. */
    public int questions() {
        synchronized (asked) {
            return asked.size() + advised.size();
        }
    }

    /** The number of idle sessions. */
    public int idleSessions() {
        return sessions.size();
    }

    /** Stops every question. */
    @Override
    public void close() {
        synchronized (asked) {
            asked.values().forEach(Question::cancel);
            asked.values().forEach(question -> question.fail(Closing.stopped()));
            asked.clear(); // what waited for a thread is not begun any more
        }
        advised.forEach(Advising::leave);
        advised.forEach(advising -> advising.fail(Closing.stopped()));
        synchronized (games) {
            games.values().forEach(GameThreads::close);
        }
        clock.shutdownNow();
        sessions.close();
    }
}
