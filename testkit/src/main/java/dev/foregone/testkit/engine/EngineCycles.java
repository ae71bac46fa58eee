package dev.foregone.testkit.engine;

import dev.foregone.api.GameState;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.fixture.Probe;
import dev.foregone.testkit.fixture.Probe.Call;
import dev.foregone.testkit.fixture.SpyGame;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.walk.Space;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether an engine solves games with cycles, or declines them clearly; it must not hang. */
public record EngineCycles(Engine engine) {

    private static final long MANY_PLAYS = 2_000_000;
    private static final Pattern WORD = Pattern.compile("#\\d+");

    /** A game that declares its cycles. */
    public void declared(GraphGame game, boolean provesEndlessDraws) {
        Check check = Check.engine(engine, game);
        Support support = engine.supports(game);
        if (support.supported()) {
            if (provesEndlessDraws) {
                solvedOrRefused(game);
            }
            return; // wins and losses are checked with a limit on plies
        }
        check.holds(
                !support.reason().isBlank(),
                "it refuses without a reason",
                "say what the engine cannot do with this game");
        IllegalArgumentException refusal = check.refuses(
                IllegalArgumentException.class,
                () -> engine.open(game),
                "open",
                "a game that is not supported is refused");
        check.hasWords(refusal, "open refuses", "the exception says why the game is not supported");
    }

    /** A game that does not declare its cycles: every question is answered truly, or ends with a clear exception. */
    public void undeclared(GraphGame game) {
        if (engine.supports(game).supported()) {
            solvedOrRefused(game);
        }
    }

    private void solvedOrRefused(GraphGame game) {
        EnginePositions<GraphState, GraphMove> positions = EnginePositions.of(engine, game);
        for (GraphState state : positions.states()) {
            Outcome outcome = positions.outcome(state);
            if (game.isPacked()) {
                ask(game, state, game.graph(), outcome);
            } else {
                SpyGame<GraphState, GraphMove> watched = watched(game);
                ask(watched, watched.watch(state), game.graph(), outcome);
            }
        }
    }

    private SpyGame<GraphState, GraphMove> watched(GraphGame game) {
        Probe probe = new Probe();
        return new SpyGame<>(game, probe.after(MANY_PLAYS, Call.PLAY, () -> {
            throw new AssertionError("engine '" + engine.id() + "' goes round and round in " + game.graph() + "\n"
                    + "  look out for positions that repeat on the current line");
        }));
    }

    private <S extends GameState<S, M>, M extends Move> void ask(
            Game<S, M> game, S state, Graph graph, Outcome outcome) {
        Check check = Check.engine(engine, game, state).and("a game with cycles");
        try (Solver<S, M> solver = engine.open(game)) {
            check.equal(
                    outcome,
                    solver.solve(state),
                    "the outcome",
                    "an answer must be right; where there can be none, throw LineTooLongException");
        } catch (LineTooLongException endless) {
            named(check, endless, graph);
        } catch (StackOverflowError overflow) {
            check.fault("the stack overflowed", "look out for positions that repeat on the current line");
        }
    }

    private static void named(Check check, LineTooLongException endless, Graph graph) {
        Set<String> words = new HashSet<>();
        WORD.matcher(endless.getMessage()).results().forEach(match -> words.add(match.group()));
        check.holds(
                IntStream.range(0, graph.size()).anyMatch(node -> words.contains("#" + node) && onCycle(graph, node)),
                "the exception says \"" + endless.getMessage() + "\"",
                "it names a position that can repeat");
    }

    private static boolean onCycle(Graph graph, int node) {
        return graph.targets(node)
                .anyMatch(child -> Space.<GraphState, GraphMove>reachable(new GraphState(graph, child))
                        .contains(new GraphState(graph, node)));
    }

    /** Nothing but a circle: each position has one move, to the next, and the last leads back to the first. */
    public static GraphGame circle(int length) {
        Stream<String> nodes = IntStream.range(0, length).mapToObj(node -> "#" + node + ": #" + (node + 1) % length);
        return new GraphGame("circle-" + length, Graph.of(nodes.toArray(String[]::new)));
    }

    /** After a circle, the session continues. */
    public void nextQuestion() {
        Graph graph = Graph.of("circle: circle", "before: end", "end=LOSS");
        GraphGame game = new GraphGame("circle-and-end", graph);
        if (!engine.supports(game).supported()) {
            return;
        }
        EnginePositions<GraphState, GraphMove> positions = EnginePositions.of(engine, game);
        try (Solver<GraphState, GraphMove> solver = positions.open()) {
            for (String name : List.of("circle", "before", "circle", "end")) {
                GraphState state = game.state(name);
                Check check = positions.at(state);
                String advice = "a cycle met by one question spoils no other";
                try {
                    check.equal(positions.outcome(state), solver.solve(state), "the outcome", advice);
                } catch (LineTooLongException endless) {
                    check.equal("circle", name, "the position that has no answer", advice);
                }
            }
        }
    }
}
