package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.Predecessors;
import dev.foregone.tablebase.positions.KeyRules;

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

    private final class RankReader extends SourceReader {
        private long[] candidates = {};

        @Override
        public void read(int[] positions, int count) {
            clear();
            for (int i = 0; i < count; i++) {
                beginPosition(i);
                read(tier.position(positions[i]), i);
            }
            beginPosition(count);
        }

        private void read(long position, int number) {
            int room = predecessors.maxPredecessors(position);
            if (room > candidates.length) {
                candidates = new long[room];
            }
            makeRoom(room);
            int count = predecessors.predecessors(position, candidates, 0);
            for (int i = 0; i < count; i++) {
                int index = tier.indexOf(keyRules.standing(candidates[i]));
                if (index >= 0) {
                    addOnce(index, number);
                }
            }
        }
    }
}
