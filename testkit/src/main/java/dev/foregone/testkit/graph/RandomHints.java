package dev.foregone.testkit.graph;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.GraphHints.Known;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Hints that are sound and otherwise random: each is anything from no knowledge to the whole truth, independently for
 * each node. The canonical node is the first of those with the same moves: as many, to nodes for which the same ones
 * stand.
 */
record RandomHints(
        Graph graph, Random random, List<Outcome> outcomes, List<Integer> longest, List<Integer> soonestDraw) {

    /** The truth about each node: states have poor hash codes, so each is asked about once. */
    private RandomHints(GraphGame game, long seed) {
        this(
                game.graph(),
                new Random(seed),
                ofEach(game, Induction.outcomes(game)),
                ofEach(game, Induction.longest(game)),
                ofEach(game, Induction.soonestDraw(game)));
    }

    private static <V> List<V> ofEach(GraphGame game, Induction<GraphState, GraphMove, V> induction) {
        return game.states().stream().map(induction::of).toList();
    }

    static GraphHints of(Graph graph, long seed) {
        return new RandomHints(new GraphGame("hinted", graph), seed).hints();
    }

    private GraphHints hints() {
        int[] canonical = firstAlike();
        int fewestBits = Integer.SIZE - Integer.numberOfLeadingZeros(graph.size() | 1);
        int positionBits = oneOf(fewestBits, fewestBits + random.nextInt(Integer.SIZE), Long.SIZE);
        boolean ranksCandidates = random.nextBoolean();
        Known[] known = new Known[graph.size()];
        for (int node = 0; node < known.length; node++) {
            Outcome outcome = outcomes.get(node);
            int[] candidates = candidates(node);
            int atMost = bound(node, other -> other.compareTo(outcome) >= 0);
            int atLeast = bound(node, other -> other.compareTo(outcome) <= 0);
            int soonestDraw = soonestDraw(node);
            int maxPlies = oneOf(longest.get(node), longest.get(node) + 2, Integer.MAX_VALUE);
            known[node] = new Known(candidates, atLeast, atMost, soonestDraw, maxPlies, canonical[node], node);
        }
        boolean hasLookAhead = random.nextBoolean();
        for (int node = 0; node < known.length; node++) {
            if (!random.nextBoolean()) {
                known[node] = known[node].withKey(firstUnfinishedOfItsOutcome(node));
            }
        }
        return new GraphHints(node -> known[node], positionBits, ranksCandidates, hasLookAhead);
    }

    /** A random order of some moves, one of the best among them. */
    private int[] candidates(int node) {
        List<Integer> moves = new ArrayList<>(graph.choices(node).boxed().toList());
        Collections.shuffle(moves, random);
        int kept = moves.stream().filter(move -> isBest(node, move)).findFirst().orElse(-1);
        moves.removeIf(move -> move != kept && random.nextInt(3) == 0);
        return moves.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean isBest(int node, int move) {
        Outcome child = outcomes.get(graph.target(node, move));
        return child.backedUp(graph.movesAgain(node, move)).equals(outcomes.get(node));
    }

    private int bound(int node, Predicate<Outcome> sound) {
        Outcome exact = outcomes.get(node);
        List<Outcome> choice = Stream.concat(
                        Stream.of(exact, Outcome.endlessDraw()),
                        IntStream.rangeClosed(1, longest.get(node) + 2).boxed().flatMap(RandomHints::in))
                .filter(sound)
                .toList();
        return Score.of(random.nextInt(3) == 0 ? exact : choice.get(random.nextInt(choice.size())));
    }

    private static Stream<Outcome> in(int plies) {
        return Stream.of(GameValue.values()).map(value -> new Outcome(value, plies));
    }

    private int soonestDraw(int node) {
        int soonest = soonestDraw.get(node);
        return soonest == Induction.NEVER
                ? oneOf(0, 1, longest.get(node), Integer.MAX_VALUE)
                : oneOf(soonest, soonest, random.nextInt(soonest + 1));
    }

    private int oneOf(int... choice) {
        return choice[random.nextInt(choice.length)];
    }

    /** Of each node the first of its kind; children have shorter lines, and so are known before. */
    private int[] firstAlike() {
        int[] alike = new int[graph.size()];
        Map<Object, Integer> first = new HashMap<>();
        IntStream.range(0, graph.size())
                .boxed()
                .sorted(Comparator.comparingInt(longest::get))
                .forEach(node -> {
                    Object kind = graph.moves(node) == 0 ? outcomes.get(node) : moves(node, alike);
                    alike[node] = first.computeIfAbsent(kind, unknown -> node);
                });
        return alike;
    }

    private List<Integer> moves(int node, int[] alike) {
        return graph.choices(node)
                .map(move -> 2 * alike[graph.target(node, move)] + (graph.movesAgain(node, move) ? 1 : 0))
                .sorted()
                .boxed()
                .toList();
    }

    /** However long its lines are: a key is no position that is played from. */
    private int firstUnfinishedOfItsOutcome(int node) {
        return IntStream.range(0, node)
                .filter(other -> graph.moves(other) > 0 && outcomes.get(other).equals(outcomes.get(node)))
                .findFirst()
                .orElse(node);
    }
}
