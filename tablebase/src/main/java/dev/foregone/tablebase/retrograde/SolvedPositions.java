package dev.foregone.tablebase.retrograde;

import dev.foregone.tablebase.positions.Entries;
import dev.foregone.tablebase.positions.Numbering;

/**
 * Positions with the codes of their outcomes.
 *
 * @param positions the positions, without holes
 * @param labels their outcomes, all of which are known
 */
record SolvedPositions(Numbering positions, Labels labels) implements Entries {

    @Override
    public int size() {
        return positions.size();
    }

    @Override
    public Entries.Cursor cursor(int from) {
        return new Walk(from);
    }

    private final class Walk implements Entries.Cursor {
        private final Numbering.Cursor cursor;
        private int index;

        Walk(int index) {
            this.cursor = positions.cursor(index);
            this.index = index;
        }

        @Override
        public long next() {
            index++;
            return cursor.next();
        }

        @Override
        public int code() {
            return Labels.code(labels.get(index - 1));
        }
    }
}
