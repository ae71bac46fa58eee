package dev.foregone.testkit.graph;

import dev.foregone.api.GameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Graphs in which one position has tens of thousands of finished children beside a deep part, and positions of the deep
 * part stand at different plies. Threads that share the top of a game tree have to stop sharing it there, at any ply, and
 * must not take the answer that a position got at one ply, in one window, for its answer at another.
 */
final class WideGraph {

    /** More than any engine shares among its threads move by move. */
    static final int FINISHED = 40_000;

    /** By the width of a ladder: deep enough for some 100,000 positions in its tree. */
    private static final int[] LEVELS = {0, 0, 0, 8, 7, 6};

    private static final List<GameValue> VALUES = List.of(GameValue.values());

    private final Graph.Builder graph = new Graph.Builder();

    private WideGraph() {}

    /**
     * WIN in {@code 3 + 2 levels}: the first position leads to a second, that to C and C'; C to D and D'; D to E; D' to a
     * finished WIN; C' to E and to many finished WINs. From E on, each level is a position of five moves to positions of
     * two moves each, one to a finished draw and one to the next level; the last level is lost.
     */
    static Graph twoWaysDown(int levels) {
        WideGraph wide = new WideGraph();
        int start = wide.graph.node(GameValue.LOSS);
        int second = wide.child(start);
        int narrow = wide.child(second);
        int broad = wide.child(second);
        int toE = wide.child(narrow);
        int toWin = wide.child(narrow);
        int deep = wide.child(toE);
        wide.graph.child(toWin, GameValue.WIN);
        wide.graph.move(broad, deep);
        for (int count = 0; count < FINISHED; count++) {
            wide.graph.child(broad, GameValue.WIN);
        }
        wide.ladder(deep, levels, 5, GameValue.LOSS);
        return wide.graph.build();
    }

    /** The last rung is finished and has the given value. */
    private void ladder(int top, int levels, int width, GameValue end) {
        int here = top;
        for (int level = 1; level <= levels; level++) {
            List<Integer> between = new ArrayList<>();
            for (int move = 0; move < width; move++) {
                between.add(child(here));
                graph.child(between.get(move), GameValue.DRAW);
            }
            int next = graph.node(end);
            between.forEach(node -> graph.move(node, next));
            here = next;
        }
    }

    /** A random upper part, lines of different length from it to the same ladder, and finished positions in a crowd. */
    static Graph random(Random random) {
        WideGraph wide = new WideGraph();
        List<Integer> upper = new ArrayList<>(List.of(wide.graph.node(GameValue.LOSS)));
        for (int count = 3 + random.nextInt(5); count > 0; count--) {
            int from = upper.get(upper.size() - 1 - random.nextInt(Math.min(3, upper.size())));
            upper.add(wide.child(from));
        }
        int top = wide.graph.node(GameValue.LOSS);
        int crowded = upper.get(1 + random.nextInt(upper.size() - 1));
        upper.stream()
                .filter(node -> node == crowded || wide.graph.targets(node).isEmpty() || random.nextInt(4) == 0)
                .forEach(node -> wide.graph.move(node, top));
        wide.crowd(crowded, random);
        int width = 3 + random.nextInt(3);
        wide.ladder(
                top, LEVELS[width] - random.nextInt(2), width, random.nextInt(5) == 0 ? value(random) : GameValue.LOSS);
        return wide.graph.build();
    }

    /** Mostly of one value, which decides nothing: a child's WIN is a loss for the player who moves there. */
    private void crowd(int parent, Random random) {
        GameValue usual = random.nextInt(5) == 0 ? GameValue.DRAW : GameValue.WIN;
        for (int count = 0; count < FINISHED; count++) {
            graph.child(parent, usual);
        }
        if (random.nextInt(4) == 0) {
            graph.child(parent, value(random));
        }
    }

    private static GameValue value(Random random) {
        return VALUES.get(random.nextInt(VALUES.size()));
    }

    private int child(int parent) {
        return graph.child(parent, GameValue.LOSS);
    }
}
