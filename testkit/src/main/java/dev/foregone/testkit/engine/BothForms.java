package dev.foregone.testkit.engine;

import dev.foregone.api.Solver;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * Whether an engine that is right about games with packed rules is right about the same games without them. One that
 * keeps an answer under a position of {@code dev.foregone.search} is not: without packed rules that is a place on the
 * line.
 */
public record BothForms(Engine engine) {

    static final String KEYED_BY_POSITION =
            "a table keyed by position? Without packed rules a position of GameView is only a place on the current line,"
                    + " where another state stands soon: keep what lasts under GameView.key(position, symmetry)";

    private static final int GAMES = 50;

    public void agree() {
        wrongWithoutPackedRules().ifPresent(game -> Check.engine(engine, game).fault(fault(), KEYED_BY_POSITION));
    }

    /** A note for a wrong outcome: nothing, or that it is wrong in one form only, and why that may be. */
    String suspicion() {
        return wrongWithoutPackedRules()
                .map(game -> "\n  " + fault() + " (game '" + game.id() + "'): " + KEYED_BY_POSITION)
                .orElse("");
    }

    private static String fault() {
        return "it is right of packed rules and wrong of the same game without them";
    }

    private Optional<GraphGame> wrongWithoutPackedRules() {
        return LongStream.rangeClosed(1, GAMES)
                .filter(seed -> isRight(RandomGames.packed(seed)) && !isRight(RandomGames.acyclic(seed)))
                .mapToObj(RandomGames::acyclic)
                .findFirst();
    }

    /** An engine that fails is not right; other tests say how it failed. */
    private boolean isRight(GraphGame game) {
        EnginePositions<GraphState, GraphMove> positions = EnginePositions.of(engine, game);
        try (Solver<GraphState, GraphMove> solver = positions.open()) {
            return positions.states().stream()
                    .allMatch(state -> positions.outcome(state).equals(solver.solve(state)));
        } catch (RuntimeException failed) {
            return false;
        }
    }
}
