package dev.foregone.report;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.blame.Blame;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** One run of a {@link Playtest}. */
final class PlaytestRun<S extends GameState<S, M>, M extends Move> {

    private final Playtest<S, M> test;
    private final Table<S, M> table;
    private int done;

    PlaytestRun(Playtest<S, M> test) {
        this.test = test;
        this.table = new Table<>(test);
    }

    Report run() {
        ForkJoinPool threads = new ForkJoinPool(test.threads);
        try {
            test.listener.accept(new PlaytestProgress(0, test.games));
            Beginning<S, M> beginning = Beginning.of(test);
            List<PlaytestGame<M>> atRandom = all(threads, table::atRandom);
            List<PlaytestGame<M>> games = all(threads, number -> {
                Optional<PlaytestGame<M>> game = table.judged(number);
                game.ifPresent(played -> tell());
                return game;
            });
            return Blame.game(test.game)
                    .ask("its display", () -> new ReportMaker<>(test, beginning, games, atRandom).report());
        } finally {
            threads.shutdown();
        }
    }

    /** The games in the order of their numbers, whoever plays them, but for those that were cancelled. */
    private List<PlaytestGame<M>> all(ForkJoinPool threads, IntFunction<Optional<PlaytestGame<M>>> game) {
        try {
            return threads.invoke(ForkJoinTask.adapt(() -> IntStream.range(0, test.games)
                    .parallel()
                    .mapToObj(game)
                    .flatMap(Optional::stream)
                    .toList()));
        } catch (RuntimeException copy) { // of what another thread has thrown, in its own words
            throw copy.getCause() instanceof RuntimeException thrown && thrown.getClass() == copy.getClass()
                    ? thrown
                    : copy;
        }
    }

    private synchronized void tell() {
        done++;
        test.listener.accept(new PlaytestProgress(done, test.games));
    }
}
