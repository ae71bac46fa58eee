package dev.foregone.testkit.graph;

import dev.foregone.api.GameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Grows one random graph: a random tree first, then further moves between its nodes as long as it stays small. */
final class RandomGraph {

    private static final int MAX_TREE = 400;
    private static final int LONGEST_CHAIN = 100;
    private static final int WIDEST = 60;

    private final Random random;
    private final Graph.Builder graph = new Graph.Builder();
    private final List<GameValue> mix = new ArrayList<>();
    private final List<Integer> parents = new ArrayList<>();
    /** Nodes that may have more than one move. */
    private final List<Integer> branching = new ArrayList<>();

    RandomGraph(Random random) {
        this.random = random;
        chooseMix();
        add(-1);
        branching.add(0);
        bush(3 + random.nextInt(18));
        switch (random.nextInt(10)) {
            case 0 -> chain(10 + random.nextInt(LONGEST_CHAIN - 10));
            case 1, 2 -> fan(10 + random.nextInt(WIDEST - 10));
            default -> bush(random.nextInt(18));
        }
        transpose(random.nextInt(2 * graph.size()));
    }

    Graph build() {
        return graph.build();
    }

    /** Lets one to three nodes lead back to a node from which they were reached, or to themselves. */
    RandomGraph withCycles() {
        for (int count = 1 + random.nextInt(3); count > 0; count--) {
            int from = random.nextInt(graph.size());
            int to = from;
            for (int steps = random.nextInt(6); steps > 0 && to > 0; steps--) {
                to = parents.get(to);
            }
            move(from, to);
        }
        return this;
    }

    /** Lets the same player move again after some of the moves: few in one graph, most in another. */
    RandomGraph withDoubleMoves() {
        double share = 0.05 + 0.9 * random.nextDouble();
        graph.drawDoubleMoves(() -> random.nextDouble() < share);
        return this;
    }

    /** Moves between any of a few nodes: cycles within cycles, and many ways to each node. */
    static Graph tangle(Random random) {
        Graph.Builder tangle = new Graph.Builder();
        GameValue[] values = GameValue.values();
        int size = 2 + random.nextInt(14);
        for (int node = 0; node < size; node++) {
            tangle.node(values[random.nextInt(values.length)]);
        }
        double unfinished = 0.3 + 0.7 * random.nextDouble();
        for (int node = 0; node < size; node++) {
            for (int moves = random.nextDouble() < unfinished ? 1 + random.nextInt(3) : 0; moves > 0; moves--) {
                tangle.move(node, random.nextInt(size));
            }
        }
        double again = Math.max(0, random.nextDouble() - 0.5);
        tangle.drawDoubleMoves(() -> random.nextDouble() < again);
        return tangle.build();
    }

    private void chooseMix() {
        for (GameValue value : GameValue.values()) {
            for (int weight = random.nextInt(4); weight > 0; weight--) {
                mix.add(value);
            }
        }
        if (mix.isEmpty()) {
            mix.add(GameValue.LOSS);
        }
    }

    private void bush(int count) {
        int reach = 2 + random.nextInt(8);
        for (int i = 0; i < count; i++) {
            int back = 1 + random.nextInt(Math.min(reach, branching.size()));
            branching.add(add(branching.get(branching.size() - back)));
        }
    }

    private void chain(int length) {
        int last = add(branching.get(branching.size() - 1));
        for (int i = 1; i < length; i++) {
            last = add(last);
        }
        branching.add(last);
        bush(random.nextInt(8));
    }

    private void fan(int width) {
        int hub = branching.get(random.nextInt(branching.size()));
        for (int i = 0; i < width; i++) {
            int child = add(hub);
            if (i % 8 == 0) {
                branching.add(child);
            }
        }
        bush(random.nextInt(8));
    }

    /** Adds moves that let several lines lead to one node. */
    private void transpose(int count) {
        for (int i = 0; i < count; i++) {
            int from = branching.get(random.nextInt(branching.size()));
            int to = from + 1 + random.nextInt(graph.size() - from);
            if (to < graph.size()) {
                int choice = move(from, to);
                if (treeSize() > MAX_TREE) {
                    graph.removeMove(from, choice);
                }
            }
        }
    }

    private int add(int parent) {
        int node = graph.node(mix.get(random.nextInt(mix.size())));
        parents.add(parent);
        if (parent >= 0) {
            move(parent, node);
        }
        return node;
    }

    private int move(int from, int to) {
        int choice = random.nextInt(graph.targets(from).size() + 1);
        graph.move(from, choice, to);
        return choice;
    }

    private long treeSize() {
        long[] sizes = new long[graph.size()];
        for (int node = graph.size() - 1; node >= 0; node--) {
            sizes[node] =
                    1 + graph.targets(node).stream().mapToLong(to -> sizes[to]).sum();
        }
        return sizes[0];
    }
}
