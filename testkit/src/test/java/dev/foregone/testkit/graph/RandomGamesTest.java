package dev.foregone.testkit.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import dev.foregone.testkit.Perft;
import dev.foregone.testkit.ReferenceSolver;
import dev.foregone.testkit.graph.GraphHints.Known;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Whether the generated games are as varied as they claim: what they lack, engines are not tested on. */
class RandomGamesTest {

    private static final List<GraphGame> GAMES =
            LongStream.rangeClosed(1, 1_000).mapToObj(RandomGames::acyclic).toList();

    @Test
    void areTheSameForTheSameSeed() {
        assertThat(RandomGames.acyclic(7).graph())
                .hasToString(GAMES.get(6).graph().toString());
        assertThat(RandomGames.acyclic(8).graph().toString())
                .isNotEqualTo(GAMES.get(6).graph().toString());
    }

    @Test
    void reachEveryNodeAndHaveASmallTree() {
        for (GraphGame game : GAMES) {
            assertThat(ReferenceSolver.<GraphState, GraphMove>reachable(game.initialState()))
                    .as(game.id())
                    .hasSize(game.graph().size());
            assertThat(Perft.<GraphState, GraphMove>treeSize(game.initialState()))
                    .as(game.id())
                    .isLessThan(5_000);
        }
    }

    @Test
    void areWonDrawnAndLost() {
        Map<GameValue, Long> values = new EnumMap<>(GameValue.class);
        GAMES.forEach(game -> values.merge(outcome(game).value(), 1L, Long::sum));
        assertThat(values)
                .hasSize(3)
                .allSatisfy((value, count) -> assertThat(count).isGreaterThan(100));
    }

    @Test
    void haveLongLinesWideNodesAndTranspositions() {
        assertThat(GAMES.stream().filter(game -> outcome(game).plies() > 20)).hasSizeGreaterThan(20);
        assertThat(GAMES.stream().filter(game -> Induction.longest(game).of(game.initialState()) > 50))
                .hasSizeGreaterThan(20);
        assertThat(GAMES.stream().filter(game -> widest(game) > 30)).hasSizeGreaterThan(100);
        assertThat(GAMES.stream().filter(RandomGamesTest::transposes)).hasSizeGreaterThan(500);
    }

    private static Outcome outcome(GraphGame game) {
        return Induction.outcomes(game).of(game.initialState());
    }

    private static int widest(GraphGame game) {
        return IntStream.range(0, game.graph().size())
                .map(game.graph()::moves)
                .max()
                .orElseThrow();
    }

    private static boolean transposes(GraphGame game) {
        int moves =
                IntStream.range(0, game.graph().size()).map(game.graph()::moves).sum();
        return moves >= game.graph().size();
    }

    @Test
    void hintsKnowAnythingFromNothingToAll() {
        long exact = 0;
        long dropped = 0;
        long standIns = 0;
        for (long seed = 1; seed <= 200; seed++) {
            GraphGame game = RandomGames.hinted(seed);
            GraphHints hints = game.known();
            for (int node = 0; node < game.graph().size(); node++) {
                Known known = hints.of(node);
                exact += known.atLeast() == known.atMost() ? 1 : 0;
                dropped += game.graph().moves(node) - known.candidates().length;
                standIns += known.canonical() != node ? 1 : 0;
            }
        }
        assertThat(List.of(exact, dropped, standIns))
                .allSatisfy(count -> assertThat(count).isGreaterThan(100));
    }

    @Test
    void cyclicGamesHaveCyclesAndEveryKindOfOutcome() {
        long endless = 0;
        for (long seed = 1; seed <= 200; seed++) {
            Graph graph = RandomGames.cyclic(seed).graph();
            endless += Retrograde.outcomes(graph).get(0).isEndless() ? 1 : 0;
            assertThat(IntStream.range(0, graph.size()).anyMatch(node -> leadsBack(graph, node)))
                    .as("seed %d", seed)
                    .isTrue();
        }
        assertThat(endless).isBetween(10L, 190L);
    }

    @Test
    void doubleMovesAreFewInOneGameAndManyInAnother() {
        List<GraphGame> doubled = LongStream.rangeClosed(1, 300)
                .mapToObj(RandomGames::doubleMoves)
                .toList();
        assertThat(doubled.stream().filter(game -> share(game.graph()) > 0 && share(game.graph()) < 0.3))
                .hasSizeGreaterThan(30);
        assertThat(doubled.stream().filter(game -> share(game.graph()) > 0.7)).hasSizeGreaterThan(30);
        assertThat(doubled.stream().filter(RandomGamesTest::changesTheOutcome)).hasSizeGreaterThan(100);
        assertThat(GAMES.stream().map(GraphGame::graph)).allMatch(Graph::alternates);
    }

    private static double share(Graph graph) {
        long again = 0;
        long moves = 0;
        for (int node = 0; node < graph.size(); node++) {
            int from = node;
            again += graph.choices(node)
                    .filter(choice -> graph.movesAgain(from, choice))
                    .count();
            moves += graph.moves(node);
        }
        return (double) again / Math.max(1, moves);
    }

    /** Against the same graph with the players moving in turn: its seed is the last word of the id. */
    private static boolean changesTheOutcome(GraphGame game) {
        long seed = Long.parseLong(game.id().replaceAll(".*-", ""));
        return !outcome(game).equals(outcome(RandomGames.acyclic(seed)));
    }

    @Test
    void theHandMadeWideGameIsWhatItSays() {
        assertThat(Retrograde.outcomes(RandomGames.twoWaysDown(8).graph()).get(0))
                .isEqualTo(Outcome.win(19));
        assertThat(Retrograde.outcomes(RandomGames.twoWaysDown(3).graph()).get(0))
                .isEqualTo(Outcome.win(9));
    }

    @Test
    void wideGamesHaveACrowdAndPositionsAtDifferentPlies() {
        long different = 0;
        for (long seed = 1; seed <= 20; seed++) {
            GraphGame game = RandomGames.wide(seed);
            assertThat(widest(game)).as(game.id()).isGreaterThan(1 << 15);
            assertThat(Perft.<GraphState, GraphMove>treeSize(game.initialState()))
                    .as(game.id())
                    .isLessThan(5_000_000);
            different += reachedAtDifferentPlies(game.graph()) ? 1 : 0;
        }
        assertThat(different).isGreaterThan(10);
    }

    private static boolean reachedAtDifferentPlies(Graph graph) {
        int[] soonest = new int[graph.size()];
        int[] latest = new int[graph.size()];
        Arrays.fill(soonest, 1, graph.size(), Integer.MAX_VALUE);
        for (int node = 0; node < graph.size(); node++) {
            int from = node;
            graph.targets(node).forEach(child -> {
                soonest[child] = Math.min(soonest[child], soonest[from] + 1);
                latest[child] = Math.max(latest[child], latest[from] + 1);
            });
        }
        return IntStream.range(0, graph.size()).anyMatch(node -> soonest[node] != latest[node]);
    }

    private static boolean leadsBack(Graph graph, int node) {
        return IntStream.range(0, graph.moves(node))
                .mapToObj(choice -> new GraphState(graph, graph.target(node, choice)))
                .anyMatch(child ->
                        ReferenceSolver.<GraphState, GraphMove>reachable(child).contains(new GraphState(graph, node)));
    }

    @Test
    void retrogradeKnowsTheEndlessDraw() {
        Graph.Builder graph = new Graph.Builder();
        int start = graph.node(GameValue.DRAW);
        int back = graph.node(GameValue.DRAW);
        int won = graph.node(GameValue.WIN);
        Graph endless =
                graph.move(start, back).move(back, start).move(back, won).build();
        assertThat(Retrograde.outcomes(endless))
                .containsExactly(Outcome.endlessDraw(), Outcome.endlessDraw(), Outcome.win(0));
    }
}
