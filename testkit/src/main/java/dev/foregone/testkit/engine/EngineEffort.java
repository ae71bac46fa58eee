package dev.foregone.testkit.engine;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.Induction;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Whether an engine does no more work than the form of a game asks for, and follows lines as long as it says. */
public record EngineEffort(Engine engine) {

    private static final int LAYERS = 30;
    private static final int CHAIN = 400;

    /**
     * Engines that widen their search step by step rule out a win and a loss on such a chain in 3 to 5 visits a ply, and find
     * a win of its length in up to 17; the length of a draw need not cost more than that.
     */
    private static final int VISITS_A_PLY = 20;

    private static final String LINE = "a line has one position after the other: visits grow with its length";

    private static final String REMEMBER =
            "remember what is proved of the length of draws too: 61 positions, 118 moves, 31 different lengths";

    private static final int FORKS = 300;

    /** A draw is the hardest of long lines: neither a win nor a loss, however late, and its length besides. */
    private static final List<GameValue> ENDS =
            Thorough.orFirst(1, GameValue.DRAW, GameValue.WIN, GameValue.LOSS).toList();

    private static final String FORKED = "visits grow with the square of its length at most, even without memory";

    /** A chain of single moves, at the end of which the game is drawn. */
    public void drawnChain() {
        GraphGame game = chain(CHAIN, GameValue.DRAW);
        long visits = (long) CHAIN * VISITS_A_PLY;
        within(game, Outcome.draw(CHAIN), visits, "a drawn chain of " + CHAIN + " single moves", LINE);
    }

    /**
     * The same with a second move in every position, tried last, which ends the game at once and loses: to know a move's value
     * takes a visit of all that follows, and to do that once for each position, for each length of the draw, is too often.
     */
    public void drawnForks() {
        GraphGame game = forks(FORKS, GameValue.DRAW, true);
        long visits = (long) FORKS * FORKS * VISITS_A_PLY;
        within(game, Outcome.draw(FORKS), visits, "a drawn line of " + FORKS + " plies of two moves", FORKED);
    }

    /** Layers of two positions, each leading to both of the next layer; the last layer is drawn. */
    public void drawnLayers(long visits) {
        String what = LAYERS + " layers of two drawn positions, each leading to both of the next";
        within(
                layers("drawn-layers-", LAYERS, GameValue.DRAW, GameValue.DRAW),
                Outcome.draw(LAYERS),
                visits,
                what,
                REMEMBER);
    }

    private void within(GraphGame plain, Outcome outcome, long visits, String what, String advice) {
        for (GraphGame game : plain.bothForms().toList()) {
            Check check = Check.engine(engine, game).and(what);
            try (Solver<GraphState, GraphMove> solver = engine.open(game)) {
                Bounds bounds = solver.prove(game.initialState(), Limits.none().withPositions(visits));
                check.equal(Bounds.exactly(outcome), bounds, "the answer within " + visits + " visits", advice);
                String visited = solver.positionsVisited() + " positions were visited, more than " + visits;
                check.holds(solver.positionsVisited() <= visits, visited, advice);
            }
        }
    }

    /** Lines of exactly this many plies, of single moves and of two to choose from; one ply more may be refused. */
    public void longLines(int plies) {
        for (GameValue end : ENDS) {
            Stream.of(chain(plies, end), forks(plies, end, false))
                    .flatMap(GraphGame::bothForms)
                    .forEach(game -> onThreadOfItsOwn(game, plies, false));
            chain(plies + 1, end).bothForms().forEach(game -> onThreadOfItsOwn(game, plies + 1, true));
        }
    }

    private void onThreadOfItsOwn(GraphGame game, int plies, boolean mayRefuse) {
        Check check =
                Check.engine(engine, game).and("a line of " + plies + " plies, on a thread with a stack of usual size");
        Outcome expected = Induction.outcomes(game).of(game.initialState());
        Object answer = CompletableFuture.supplyAsync(() -> ask(game), task -> new Thread(task).start())
                .join();
        if (!(mayRefuse && answer instanceof LineTooLongException)) {
            String advice = "follow lines as long as longestLine() says; refuse longer ones by an LineTooLongException";
            check.equal(expected, answer, "the answer", advice);
        }
    }

    private Object ask(GraphGame game) {
        try (Solver<GraphState, GraphMove> solver = engine.open(game, SolverOptions.defaults())) {
            return solver.solve(game.initialState());
        } catch (RuntimeException | StackOverflowError thrown) {
            return thrown;
        }
    }

    /** This many single moves one after the other, and an end of the given value. */
    public static GraphGame chain(int plies, GameValue end) {
        return layers("chain-", plies, end);
    }

    private static GraphGame layers(String id, int count, GameValue... ends) {
        Graph.Builder graph = new Graph.Builder();
        return new GraphGame(
                id + count, graph.layers(graph.node(ends[0]), count, ends).build());
    }

    /** The same with a second move in every position but the last, which ends the game at once and loses. */
    private static GraphGame forks(int plies, GameValue end, boolean lostLast) {
        Graph.Builder graph = new Graph.Builder();
        int here = graph.node(end);
        for (int ply = 1; ply <= plies; ply++) {
            int lost = graph.node(GameValue.WIN);
            int next = graph.node(end);
            graph.move(here, lostLast ? next : lost).move(here, lostLast ? lost : next);
            here = next;
        }
        return new GraphGame("forks-" + plies, graph.build());
    }
}
