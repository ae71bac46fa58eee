package dev.foregone.explorer.questions;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import dev.foregone.answers.Answer;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.explorer.http.DaemonThreads;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;

/**
 * Answers the questions of all pages. Most are answered in an instant and some take minutes, which cannot be known in
 * advance. So a question is first worked on for {@value #QUICK_MILLIS} ms in the quick lane; if that is not enough, it
 * continues in the slow lane, if possible in the same session, which has learned something by then. A quick question
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
    private final int laneSize;
    private final Duration patience;
    private final ScheduledExecutorService clock;
    private final IdentityHashMap<Game<?, ?>, GameThreads> games = new IdentityHashMap<>();
    private final Map<Key, Asked<?, ?>> asked = new HashMap<>();
    private final Cache<Subject, Answer<?, ?>> answers = CacheBuilder.newBuilder()
            .maximumWeight(WEIGHT_KEPT)
            .weigher(QuestionService::weight)
            .build();

    /** The contents of a question. */
    private record Key(Subject subject, Bounds proved, Optional<Duration> time, long positions) {}

    /**
     * A service without questions.
     *
     * @param laneSize how many questions about one game are worked on at the same time in each of its lanes
     * @param options the options of each session
     * @param patience how long a game may take where it should return at once
     */
    public QuestionService(int laneSize, SolverOptions options, Duration patience) {
        this.sessions = new Sessions(SESSIONS_KEPT, options);
        this.laneSize = laneSize;
        this.patience = patience;
        this.clock = DaemonThreads.clock("questions-clock");
    }

    /** The threads that call a game. */
    public GameThreads threads(Game<?, ?> game) {
        synchronized (games) {
            return games.computeIfAbsent(
                    game, each -> new GameThreads(Blame.game(each).id(), laneSize, patience, clock));
        }
    }

    private List<GameThreads> allThreads() {
        synchronized (games) {
            return List.copyOf(games.values());
        }
    }

    @Override
    public GameCalls calls(Game<?, ?> game) {
        return threads(game);
    }

    @Override
    @SuppressWarnings("unchecked") // the key holds the game, and the game the types
    public <S extends GameState<S, M>, M extends Move> Optional<Answer<S, M>> known(
            SolverKey<S, M> solver, String name) {
        return Optional.ofNullable((Answer<S, M>) answers.getIfPresent(new Subject(solver, name)));
    }

    private static int weight(Subject subject, Answer<?, ?> answer) {
        int moves = answer.analysis()
                .map(analysis -> analysis.moves().size() + analysis.line().size())
                .orElse(0);
        return WEIGHT_OF_NOTHING + moves + subject.position().length() / LETTERS_OF_A_MOVE;
    }

    @Override
    @SuppressWarnings("unchecked") // the key holds the game, and the game the types
    public <S extends GameState<S, M>, M extends Move> PendingAnswer<S, M> ask(Query<S, M> query, Bounds proved) {
        Key key = new Key(
                query.subject(), proved, query.limits().time(), query.limits().positions());
        GameThreads threads = threads(query.solver().game());
        synchronized (asked) {
            Asked<S, M> same = (Asked<S, M>) asked.get(key);
            if (same != null && same.join(query.watched())) {
                return same;
            }
            Asked<S, M> question = new Asked<>(key, query, proved, threads);
            threads.quick.enter(question);
            if (!question.result().isDone()) { // it has failed: what ends elsewhere waits until it is remembered
                asked.put(key, question);
            }
            return question;
        }
    }

    /** A question being answered, with the number of clients waiting for it. When the last one leaves, it is cancelled. */
    private final class Asked<S extends GameState<S, M>, M extends Move> extends GameWork<Answer<S, M>>
            implements PendingAnswer<S, M> {

        private final Key key;
        private final SolverKey<S, M> solver;
        private final Question<S, M> question;
        private final GameThreads threads;
        private volatile boolean watched;
        private volatile boolean slow;
        private int waiting = 1;

        Asked(Key key, Query<S, M> query, Bounds proved, GameThreads threads) {
            this.key = key;
            this.solver = query.solver();
            this.question = new Question<>(query, proved);
            this.threads = threads;
            this.watched = query.watched();
        }

        /** Adds a waiting client, unless it is too late for that. */
        synchronized boolean join(boolean alsoWatched) {
            if (waiting == 0) {
                return false;
            }
            waiting++;
            watched |= alsoWatched;
            return true;
        }

        @Override
        public synchronized void leave() {
            waiting--;
            if (waiting == 0) {
                question.cancel();
            }
        }

        /** One attempt; if it is quick, and that was not enough, another follows. */
        @Override
        public void run() {
            boolean last = slow;
            Limits left = question.begin(last ? Optional.empty() : Optional.of(QUICK));
            Optional<Answer<S, M>> found = sessions.with(solver, session -> question.attempt(session, left, last));
            if (found.isPresent()) {
                keep(key.subject(), found.get());
                forget();
                result().complete(found.get());
            } else if (!result().isDone()) {
                slow = true;
                (watched ? threads.slow : threads.unwatched).enter(this);
            }
        }

        private void forget() {
            synchronized (asked) {
                asked.remove(key, this);
            }
        }

        @Override
        public boolean isOver() {
            return question.isOver();
        }

        /** What is quick need not give way. */
        @Override
        public boolean isWatched() {
            return watched || !slow;
        }

        @Override
        public void giveWay() {
            question.giveWay();
        }

        @Override
        public void fail(Throwable why) {
            question.cancel();
            forget();
            super.fail(why);
        }

        @Override
        public QuestionProgress progress() {
            return question.progress();
        }
    }

    private void keep(Subject subject, Answer<?, ?> answer) {
        if (!answer.isStopped()) {
            answers.put(subject, answer);
        }
    }

    @Override
    public <S extends GameState<S, M>, M extends Move> Pending<AdviceStep<S, M>> advise(
            Query<S, M> query, Optional<Advice<S, M>> known, Duration first) {
        Advising<S, M> advising = new Advising<>(query, known, first);
        Lane lane = threads(query.solver().game()).advice;
        return new AdviceSteps<>(advising, () -> {
            Step<S, M> step = new Step<>(query, advising);
            lane.enter(step);
            return step;
        });
    }

    /** One step of advice that is being looked for. */
    private final class Step<S extends GameState<S, M>, M extends Move> extends GameWork<AdviceStep<S, M>> {

        private final Query<S, M> query;
        private final Advising<S, M> advising;

        Step(Query<S, M> query, Advising<S, M> advising) {
            this.query = query;
            this.advising = advising;
        }

        @Override
        public void run() {
            result().complete(sessions.with(query.solver(), advising::next));
        }

        @Override
        public boolean isOver() {
            return advising.isOver();
        }

        @Override
        public boolean continues() {
            return advising.hasBegun();
        }

        @Override
        public boolean isWatched() {
            return query.watched();
        }

        @Override
        public void giveWay() {
            advising.cancel();
        }

        @Override
        public void fail(Throwable why) {
            advising.cancel();
            super.fail(why);
        }
    }

    /** The number of questions being worked on or waiting. */
    public int questions() {
        int advised =
                allThreads().stream().mapToInt(threads -> threads.advice.size()).sum();
        synchronized (asked) {
            return asked.size() + advised;
        }
    }

    /** The number of idle sessions. */
    public int idleSessions() {
        return sessions.size();
    }

    /** Stops every question. */
    @Override
    public void close() {
        allThreads().forEach(GameThreads::close);
        clock.shutdownNow();
        sessions.close();
    }
}
