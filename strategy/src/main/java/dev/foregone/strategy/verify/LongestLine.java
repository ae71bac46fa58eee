package dev.foregone.strategy.verify;

import dev.foregone.strategy.verify.Follower.Met;
import java.util.ArrayList;
import java.util.List;

/**
 * The longest line of play through a graph, by putting each position behind all that lead to it (A. B. Kahn 1962); where some cannot
 * be put so, a line goes round.
 */
final class LongestLine {

    private final int[] plies;

    /** How many moves lead to each position from those that are not put in order yet. */
    private final int[] ways;

    /** Measures the lines through positions, of which the first is the root. */
    LongestLine(List<? extends Met<?>> met) {
        plies = new int[met.size()];
        ways = new int[met.size()];
        met.forEach(position -> position.next.forEach(after -> ways[after]++));
        List<Integer> order = new ArrayList<>();
        if (ways[0] == 0) {
            order.add(0);
        }
        for (int i = 0; i < order.size(); i++) {
            for (int after : met.get(order.get(i)).next) {
                if (--ways[after] == 0) {
                    order.add(after);
                }
            }
        }
        for (int i = order.size() - 1; i >= 0; i--) {
            int number = order.get(i);
            Met<?> position = met.get(number);
            plies[number] = position.ends ? 1 : position.plies;
            position.next.forEach(after -> plies[number] = Math.max(plies[number], plies[after] + 1));
        }
    }

    /** A position that a line comes back to, or one behind it; -1 if there is none. */
    int cycle() {
        for (int i = 0; i < ways.length; i++) {
            if (ways[i] > 0) {
                return i;
            }
        }
        return -1;
    }

    /** The plies of the longest line from a position. */
    int from(int position) {
        return plies[position];
    }
}
