package dev.foregone.explorer;

import dev.foregone.answers.Json;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.explorer.questions.Closing;
import dev.foregone.explorer.questions.GameThreads;
import dev.foregone.explorer.questions.GameWork;
import dev.foregone.explorer.questions.ThreadInGame;
import dev.foregone.report.Playtest;
import dev.foregone.report.PlaytestProgress;
import dev.foregone.report.Report;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;

/** Reports on what a game's games are like, one at a time. */
record Reports<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, AnswerSource<S, M> source, GameThreads threads, Reports.Shared shared)
        implements Reporting<S> {

    /** Enough to see who is favoured, in the time that a person waits. */
    private static final int GAMES = 60;

    private static final int MOST_GAMES = 2_000;

    /**
     * What the reports on all games share.
     *
     * @param threads how many games of a report are played at a time
     * @param free whether no report is being made
     * @param closing ends all reports
     */
    record Shared(int threads, Semaphore free, Cancellation closing) {

        Shared(int threads) {
            this(threads, new Semaphore(1), new Cancellation());
        }
    }

    /** As many games as are asked for, or as there is time for. */
    @Override
    public Reply of(AnalysisRequest<S> asked, Request request) {
        if (asked.state().terminalValue().isPresent()) {
            throw Problem.of(422, "the game is over there").accepted("a position in which there is a move");
        }
        int games = AnalysisRequest.number(request, "games", 1, MOST_GAMES)
                .map(Long::intValue)
                .orElse(GAMES);
        Playtest<S, M> playtest = Playtest.of(game, source.engines().forPlaying(game))
                .withProver(source.engines().forSolving(game))
                .withKnown(source.strategies()::before)
                .withStart(asked.state())
                .withGames(games)
                .withThreads(shared.threads())
                .withSeed(request.parameter("seed").isPresent() ? AnalysisRequest.seed(request) : 1);
        Duration time = asked.limits().time().orElseThrow();
        if (!shared.free().tryAcquire()) {
            throw Problem.of(429, "another report is being made").accepted("the same request in a moment");
        }
        Making making = new Making(playtest, games, time);
        threads.enter(making);
        boolean begun = !making.result().isDone();
        return begun && request.wantsEvents() ? making.events() : Reply.passing(making.await());
    }

    private static String json(Report report) {
        return new Json()
                .put("game", report.game())
                .put("position", report.position())
                .put("games", report.all().results().games())
                .put("planned", report.planned())
                .put("stopped", report.isStopped())
                .put("verdict", report.verdict())
                .put("html", report.html())
                .text();
    }

    /** A report that is being made. Its time begins when its first game does. */
    private final class Making extends GameWork<String> {

        private final CompletableFuture<String> released =
                result().whenComplete((report, failure) -> shared.free().release());
        private final Cancellation cancellation = new Cancellation();
        private final Playtest<S, M> playtest;
        private final Duration time;
        private volatile PlaytestProgress progress;

        /** The {@link System#nanoTime} at which its time is over; none before it has begun. */
        private volatile OptionalLong until = OptionalLong.empty();

        Making(Playtest<S, M> playtest, int games, Duration time) {
            this.progress = new PlaytestProgress(0, games);
            this.playtest = playtest.withCancellation(cancellation).withListener(this::progressed);
            this.time = time;
        }

        private void progressed(PlaytestProgress now) {
            progress = now;
        }

        @Override
        public void run() {
            until = OptionalLong.of(System.nanoTime() + time.toNanos());
            if (!result().isDone()) {
                result().complete(json(playtest.run()));
            }
        }

        @Override
        public boolean isOver() {
            endInTime();
            return cancellation.isCancelled();
        }

        private void endInTime() {
            OptionalLong its = until;
            if (shared.closing().isCancelled() || (its.isPresent() && System.nanoTime() - its.getAsLong() > 0)) {
                cancellation.cancel();
            }
        }

        @Override
        public Optional<String> await(Duration most) throws InterruptedException {
            endInTime();
            return ThreadInGame.waiting(released, most);
        }

        /** What waits for a thread is not begun any more. */
        @Override
        public void leave() {
            cancellation.cancel();
            if (until.isEmpty()) {
                fail(Closing.stopped());
            }
        }

        Reply events() {
            return new PendingEvents<>(this, Reply.Event::result, this::progress);
        }

        private Reply.Event progress() {
            PlaytestProgress now = progress;
            return new Reply.Event(
                    "progress",
                    new Json().put("games", now.games()).put("of", now.of()).text());
        }
    }
}
