package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.Predecessors;
import dev.foregone.tablebase.positions.KeyRules;
import java.util.Arrays;

/**
 * Moves within a tier, taken back by the rules.
 *
 * @param keyRules the rules
 * @param predecessors takes moves back
 * @param tier the positions
 */
record MovesByRank(KeyRules keyRules, Predecessors predecessors, TierPositions tier) implements ReverseMoves {

    @Override
    public Reader reader() {
        return new RankReader();
    }

    private final class RankReader implements Reader {
        private final int[] begins = new int[BATCH + 1];
        private long[] candidates = {};
        private int[] found = {};

        @Override
        public void read(int[] positions, int count) {
            int size = 0;
            for (int i = 0; i < count; i++) {
                begins[i] = size;
                size = read(tier.position(positions[i]), size);
            }
            begins[count] = size;
        }

        private int read(long position, int from) {
            int room = predecessors.maxPredecessors(position);
            if (room > candidates.length) {
                candidates = new long[room];
            }
            if (from + room > found.length) {
                found = Arrays.copyOf(found, 2 * (from + room));
            }
            int count = predecessors.predecessors(position, candidates, 0);
            int size = from;
            for (int i = 0; i < count; i++) {
                int index = tier.indexOf(keyRules.standing(candidates[i]));
                if (index >= 0 && !contains(from, size, index)) {
                    found[size++] = index;
                }
            }
            return size;
        }

        private boolean contains(int from, int to, int index) {
            for (int i = from; i < to; i++) {
                if (found[i] == index) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public int[] sources() {
            return found;
        }

        @Override
        public int begin(int position) {
            return begins[position];
        }
    }
}
