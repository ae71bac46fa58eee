package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.ScoreAnswer;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.registry.Engines;
import dev.foregone.scores.ScoreSolver;
import dev.foregone.spi.Engine;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** By how many points positions are won: one session, which remembers what it has proved, for one question at a time. */
final class Points<S extends GameState<S, M>, M extends Move> {

    /** Well below the time that a game has for a request. */
    private static final Duration MOST = Duration.ofSeconds(5);

    private static final long MEMORY = 32 << 20;

    private final GuardedGame<S, M> game;
    private final Engines engines;
    private final ReentrantLock asked = new ReentrantLock();
    private @Nullable ScoreSolver<S, M> session;

    Points(GuardedGame<S, M> game, Engines engines) {
        this.game = game;
        this.engines = engines;
    }

    /** Whether the game counts points, and its positions have scores. */
    boolean areCounted() {
        return game.ask("score", () -> ScoreSolver.scored(game.game()).isPresent());
    }

    /** The score of a position and of its moves, as far as limits allow. */
    Reply of(AnalysisRequest<S> question) {
        if (!asked.tryLock()) {
            throw Problem.of(429, "the score of another position is asked for")
                    .accepted("the same request in a moment");
        }
        try {
            Engine engine = engines.forSolving(game.game());
            Limits limits = question.limits();
            Limits its = limits.withTime(
                    limits.time().filter(time -> time.compareTo(MOST) < 0).orElse(MOST));
            ScoreSolver<S, M> solver = session(engine);
            if (!solver.counts(question.state())) {
                throw Problem.of(422, "no points are counted there");
            }
            ScoreAnswer<S, M> answer = ScoreAnswer.of(engine.id(), solver, question.state(), its);
            String text = answer.json(game);
            return answer.isStopped() ? Reply.passing(text) : Reply.json(text);
        } catch (RuntimeException | Error failure) {
            session = null;
            throw failure;
        } finally {
            asked.unlock();
        }
    }

    private ScoreSolver<S, M> session(Engine engine) {
        ScoreSolver<S, M> opened = session;
        if (opened == null) {
            try {
                opened = ScoreSolver.open(
                        engine, game.game(), SolverOptions.defaults().withMemoryBytes(MEMORY));
            } catch (IllegalArgumentException refused) {
                throw Problem.of(422, String.valueOf(refused.getMessage()));
            }
            session = opened;
        }
        return opened;
    }
}
