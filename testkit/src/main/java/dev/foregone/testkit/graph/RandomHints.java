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
final class RandomHints {

    private RandomHints() {}

    static GraphHints of(Graph graph, long seed) {
        Random random = new Random(seed);
        GraphFacts facts = new GraphFacts(graph);
        int[] canonical = firstAlike(graph, facts);
        int fewestBits = Integer.SIZE - Integer.numberOfLeadingZeros(graph.size() | 1);
        int positionBits = oneOf(random, fewestBits, fewestBits + random.nextInt(Integer.SIZE), Long.SIZE);
        boolean ranksCandidates = random.nextBoolean();
        Known[] known = new Known[graph.size()];
        for (int node = 0; node < known.length; node++) {
            Outcome outcome = facts.outcome(node);
            int[] candidates = candidates(graph, facts, node, random);
            int atMost = bound(facts, node, random, other -> other.compareTo(outcome) >= 0);
            int atLeast = bound(facts, node, random, other -> other.compareTo(outcome) <= 0);
            int soonestDraw = soonestDraw(facts, node, random);
            int maxPlies = oneOf(random, facts.longest(node), facts.longest(node) + 2, Integer.MAX_VALUE);
            known[node] = new Known(candidates, atLeast, atMost, soonestDraw, maxPlies, canonical[node], node);
        }
        boolean hasLookAhead = random.nextBoolean();
        for (int node = 0; node < known.length; node++) {
            if (!random.nextBoolean()) {
                known[node] = known[node].withKey(firstUnfinishedOfItsOutcome(graph, facts, node));
            }
        }
        return new GraphHints(node -> known[node], positionBits, ranksCandidates, hasLookAhead);
    }

    /** A random order of some moves, one of the best among them. */
    private static int[] candidates(Graph graph, GraphFacts facts, int node, Random random) {
        List<Integer> moves = new ArrayList<>(graph.choices(node).boxed().toList());
        Collections.shuffle(moves, random);
        Predicate<Integer> best = move -> facts.backedUp(node, move).equals(facts.outcome(node));
        int kept = moves.stream().filter(best).findFirst().orElse(-1);
        moves.removeIf(move -> move != kept && random.nextInt(3) == 0);
        return moves.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int bound(GraphFacts facts, int node, Random random, Predicate<Outcome> sound) {
        Outcome exact = facts.outcome(node);
        List<Outcome> choice = Stream.concat(
                        Stream.of(exact, Outcome.endlessDraw()),
                        IntStream.rangeClosed(1, facts.longest(node) + 2)
                                .boxed()
                                .flatMap(RandomHints::in))
                .filter(sound)
                .toList();
        return Score.of(random.nextInt(3) == 0 ? exact : choice.get(random.nextInt(choice.size())));
    }

    private static Stream<Outcome> in(int plies) {
        return Stream.of(GameValue.values()).map(value -> new Outcome(value, plies));
    }

    private static int soonestDraw(GraphFacts facts, int node, Random random) {
        int soonest = facts.soonestDraw(node);
        return soonest == Induction.NEVER
                ? oneOf(random, 0, 1, facts.longest(node), Integer.MAX_VALUE)
                : oneOf(random, soonest, soonest, random.nextInt(soonest + 1));
    }

    private static int oneOf(Random random, int... choice) {
        return choice[random.nextInt(choice.length)];
    }

    /** Of each node the first of its kind; children have shorter lines, and so are known before. */
    private static int[] firstAlike(Graph graph, GraphFacts facts) {
        int[] alike = new int[graph.size()];
        Map<Object, Integer> first = new HashMap<>();
        IntStream.range(0, graph.size())
                .boxed()
                .sorted(Comparator.comparingInt(facts::longest))
                .forEach(node -> {
                    Object kind = graph.moves(node) == 0 ? facts.outcome(node) : moves(graph, node, alike);
                    alike[node] = first.computeIfAbsent(kind, unknown -> node);
                });
        return alike;
    }

    private static List<Integer> moves(Graph graph, int node, int[] alike) {
        return graph.choices(node)
                .map(move -> 2 * alike[graph.target(node, move)] + (graph.movesAgain(node, move) ? 1 : 0))
                .sorted()
                .boxed()
                .toList();
    }

    /** However long its lines are: a key is no position that is played from. */
    private static int firstUnfinishedOfItsOutcome(Graph graph, GraphFacts facts, int node) {
        return IntStream.range(0, node)
                .filter(other -> graph.moves(other) > 0 && facts.outcome(other).equals(facts.outcome(node)))
                .findFirst()
                .orElse(node);
    }
}
