package dev.foregone.tablebase.builder;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The law for a random game, ply by ply; see {@link dev.foregone.testkit.graph.Retrograde}, which knows no double moves. */
final class RandomLaw {

    private final int[][] targets;
    private final boolean[][] again;
    private final GameValue[] ends;

    /**
     * The law for some nodes.
     *
     * @param targets where the moves of each lead to
     * @param again whether the same player moves again after each
     * @param ends what those without moves are worth
     */
    RandomLaw(int[][] targets, boolean[][] again, GameValue[] ends) {
        this.targets = targets;
        this.again = again;
        this.ends = ends;
    }

    List<Outcome> outcomes() {
        Map<Integer, Outcome> known = new HashMap<>();
        for (int node = 0; node < targets.length; node++) {
            if (targets[node].length == 0) {
                known.put(node, Outcome.finished(ends[node]));
            }
        }
        for (GameValue first : List.of(GameValue.WIN, GameValue.DRAW)) {
            for (int plies = 1; plies <= targets.length; plies++) {
                settle(known, first, plies);
            }
        }
        return IntStream.range(0, targets.length)
                .mapToObj(node -> known.getOrDefault(node, Outcome.endlessDraw()))
                .toList();
    }

    private void settle(Map<Integer, Outcome> known, GameValue value, int plies) {
        Map<Integer, Outcome> settled = new HashMap<>();
        for (int node = 0; node < targets.length; node++) {
            if (!known.containsKey(node)) {
                List<Outcome> moves = moves(known, node);
                if (moves.contains(new Outcome(value, plies))) {
                    settled.put(node, new Outcome(value, plies));
                } else if (value == GameValue.WIN
                        && moves.size() == targets[node].length
                        && moves.stream().allMatch(move -> move.value() == GameValue.LOSS)) {
                    settled.put(node, moves.stream().max(Outcome::compareTo).orElseThrow());
                }
            }
        }
        known.putAll(settled);
    }

    private List<Outcome> moves(Map<Integer, Outcome> known, int node) {
        List<Outcome> moves = new ArrayList<>();
        for (int move = 0; move < targets[node].length; move++) {
            Outcome child = known.get(targets[node][move]);
            if (child != null) {
                moves.add(child.backedUp(again[node][move]));
            }
        }
        return moves;
    }
}
