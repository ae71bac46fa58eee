package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.Predecessors;
import dev.foregone.tablebase.positions.KeyRules;
import dev.foregone.tablebase.positions.KeyTable;
import java.util.Arrays;

/**
 * Moves taken back by the rules, which saves the memory of all moves. With symmetry, the predecessors of any of the
 * positions that one stands for are the predecessors of that one, up to symmetry. Look-ups are made in rounds, as in
 * {@link dev.foregone.tablebase.positions.MoveLookup}.
 */
final class MovesByRules implements ReverseMoves {

    private final KeyRules keyRules;
    private final Predecessors predecessors;
    private final KeyTable table;

    MovesByRules(KeyRules keyRules, Predecessors predecessors, KeyTable table) {
        this.keyRules = keyRules;
        this.predecessors = predecessors;
        this.table = table;
    }

    @Override
    public Reader reader() {
        return new RulesReader();
    }

    private final class RulesReader implements Reader {
        private final KeyTable.Cursor cursor = table.cursor(0);
        private final int[] begins = new int[BATCH + 1];
        private long[] candidates = {};
        private int[] places = {};
        private int[] found = {};
        private final int[] ends = new int[BATCH];
        private long touched;

        @Override
        public void read(int[] positions, int count) {
            int total = generate(positions, count);
            for (int i = 0; i < total; i++) {
                places[i] = table.begin(candidates[i]);
            }
            for (int i = 0; i < total; i++) {
                touched += table.touch(places[i]);
            }
            int size = 0;
            int candidate = 0;
            for (int i = 0; i < count; i++) {
                begins[i] = size;
                for (; candidate < ends[i]; candidate++) {
                    int index = table.indexOf(candidates[candidate], places[candidate]);
                    if (index >= 0 && !contains(begins[i], size, index)) {
                        found[size++] = index;
                    }
                }
            }
            begins[count] = size;
        }

        private int generate(int[] positions, int count) {
            int total = 0;
            for (int i = 0; i < count; i++) {
                long position = cursor.at(positions[i]);
                int room = total + predecessors.maxPredecessors(position);
                if (room > candidates.length) {
                    candidates = Arrays.copyOf(candidates, 2 * room);
                    places = new int[2 * room];
                    found = new int[2 * room];
                }
                int end = total + predecessors.predecessors(position, candidates, total);
                for (; total < end; total++) {
                    candidates[total] = keyRules.key(candidates[total]);
                }
                ends[i] = total;
            }
            return total;
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

        /** A number that depends on everything that was loaded, so that the loads are made. */
        @Override
        public String toString() {
            return "reader " + touched;
        }
    }
}
