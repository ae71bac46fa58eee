package dev.foregone.architecture.house;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Knots of a graph: its strongly connected components of more than one node, by R. Tarjan (1972). */
final class Knots {

    private final Map<String, Set<String>> arrows;
    private final Map<String, Integer> indexes = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<SortedSet<String>> knots = new ArrayList<>();

    private Knots(Map<String, Set<String>> arrows) {
        this.arrows = arrows;
    }

    /** The knots, the largest first. */
    static List<SortedSet<String>> of(Map<String, Set<String>> arrows) {
        Knots search = new Knots(arrows);
        for (String node : new TreeSet<>(arrows.keySet())) {
            if (!search.indexes.containsKey(node)) {
                search.visit(node);
            }
        }
        search.knots.sort(Comparator.comparing(knot -> -knot.size()));
        return search.knots;
    }

    private void visit(String node) {
        int index = indexes.size();
        indexes.put(node, index);
        lowest.put(node, index);
        open.push(node);
        for (String next : arrows.getOrDefault(node, Set.of())) {
            if (!indexes.containsKey(next)) {
                visit(next);
                lowest.merge(node, lowest.get(next), Math::min);
            } else if (open.contains(next)) {
                lowest.merge(node, indexes.get(next), Math::min);
            }
        }
        if (lowest.get(node) == index) {
            close(node);
        }
    }

    private void close(String first) {
        SortedSet<String> knot = new TreeSet<>();
        String node;
        do {
            node = open.pop();
            knot.add(node);
        } while (!node.equals(first));
        if (knot.size() > 1) {
            knots.add(knot);
        }
    }
}
