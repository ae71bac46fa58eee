package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.spi.Predecessors;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.positions.Loads;
import dev.foregone.tablebase.positions.Numbering;
import java.util.Arrays;

/**
 * Moves taken back by the rules, which saves the memory of all moves. With symmetry, the predecessors of any of the
 * positions that one stands for are the predecessors of that one, up to symmetry. Look-ups are made in rounds, as in
 * {@link dev.foregone.tablebase.positions.BestOfChildren}.
 */
final class MovesByRules implements ReverseMoves {

    private final KeyRules keyRules;
    private final Predecessors predecessors;
    private final Numbering positions;

    MovesByRules(KeyRules keyRules, Predecessors predecessors, Numbering positions) {
        this.keyRules = keyRules;
        this.predecessors = predecessors;
        this.positions = positions;
    }

    @Override
    public SourceReader reader() {
        return new RulesReader();
    }

    private final class RulesReader extends SourceReader {
        private final Numbering.Cursor cursor = positions.cursor(0);
        private long[] candidates = {};
        private int[] places = {};
        private final int[] ends = new int[BATCH];
        private final long[] targets = new long[BATCH];

        @Override
        void read(int[] indexes, int count) {
            int total = generate(indexes, count);
            for (int i = 0; i < total; i++) {
                places[i] = positions.begin(candidates[i]);
            }
            long sum = 0;
            for (int i = 0; i < total; i++) {
                sum += positions.touch(places[i]);
            }
            Loads.keep(sum);
            clear();
            makeRoom(total);
            int candidate = 0;
            for (int i = 0; i < count; i++) {
                beginPosition(i);
                for (; candidate < ends[i]; candidate++) {
                    int index = positions.indexOf(candidates[candidate], places[candidate]);
                    if (index >= 0) {
                        addOnce(index, i);
                    }
                }
            }
            beginPosition(count);
        }

        private int generate(int[] indexes, int count) {
            for (int i = 0; i < count; i++) {
                targets[i] = cursor.at(indexes[i]);
            }
            int total = 0;
            for (int i = 0; i < count; i++) {
                long position = targets[i];
                int room = total + predecessors.maxPredecessors(position);
                if (room > candidates.length) {
                    candidates = Arrays.copyOf(candidates, 2 * room);
                    places = new int[2 * room];
                }
                int end = total + predecessors.predecessors(position, candidates, total);
                for (; total < end; total++) {
                    candidates[total] = positions.keyOf(keyRules.standing(candidates[total]));
                }
                ends[i] = total;
            }
            return total;
        }
    }
}
