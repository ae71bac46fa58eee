package dev.foregone.benchmarks;

import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A run of an engine over positions with known outcomes.
 *
 * @param engine the engine
 * @param game the game as the engine sees it
 * @param options of its sessions
 * @param fresh whether each position gets a session of its own
 * @param processorTime whether to measure the asking thread's processor time instead of wall-clock time
 */
record ScoredRun(
        Engine engine, Game<ConnectFour, Drop> game, SolverOptions options, boolean fresh, boolean processorTime) {

    /**
     * The result of a run.
     *
     * @param wrong a line for every wrong answer
     * @param nanos how long it took
     * @param visited positions visited in all
     */
    record Result(List<String> wrong, long nanos, long visited) {

        Result and(Result next) {
            List<String> both =
                    Stream.of(wrong, next.wrong).flatMap(List::stream).toList();
            return new Result(both, nanos + next.nanos, visited + next.visited);
        }
    }

    private long nanos() {
        return processorTime ? ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() : System.nanoTime();
    }

    Result of(ScoredSet set) {
        if (!fresh) {
            return inOneSession(set.positions());
        }
        return set.positions().stream()
                .map(position -> inOneSession(List.of(position)))
                .reduce(new Result(List.of(), 0, 0), Result::and);
    }

    /** The time includes the opening and closing of the session. */
    private Result inOneSession(List<ScoredPosition> positions) {
        List<String> wrong = new ArrayList<>();
        long started = nanos();
        try (Solver<ConnectFour, Drop> solver = engine.open(game, options)) {
            for (ScoredPosition scored : positions) {
                Outcome answer = solver.solve(scored.position());
                if (!answer.equals(scored.expected())) {
                    wrong.add(scored.notation() + ": " + answer + ", should be " + scored.expected());
                }
            }
            long visited = solver.positionsVisited();
            return new Result(wrong, nanos() - started, visited);
        }
    }
}
