package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.tablebase.positions.AscendingSearch;
import dev.foregone.tablebase.positions.Entries;
import dev.foregone.tablebase.positions.Numbering;

/** Positions with the codes of their outcomes, all of which are known, without the holes between them. */
final class SolvedPositions implements Entries {

    private static final int PIECE = 1 << 12;

    private final Numbering positions;
    private final Labels labels;

    /** How many positions there are before each piece of the indexes, and in all. */
    private final int[] before;

    SolvedPositions(Numbering positions, Labels labels) {
        this.positions = positions;
        this.labels = labels;
        this.before = new int[(int) (((long) labels.size() + PIECE - 1) / PIECE) + 1];
        for (int piece = 1; piece < before.length; piece++) {
            int end = (int) Math.min(labels.size(), (long) piece * PIECE);
            before[piece] = positions.hasHoles() ? before[piece - 1] + count(end - 1) : end;
        }
    }

    /** How many positions the piece with this last index has. */
    private int count(int last) {
        int count = 0;
        for (int index = last & -PIECE; index <= last; index++) {
            count += labels.get(index) == Labels.HOLE ? 0 : 1;
        }
        return count;
    }

    @Override
    public int size() {
        return before[before.length - 1];
    }

    @Override
    public boolean dense() {
        return positions.hasHoles();
    }

    @Override
    public Entries.Cursor cursor(int from) {
        int piece = AscendingSearch.lastUpTo(before, 0, from);
        Walk walk = new Walk(positions.hasHoles() ? piece * PIECE : from);
        for (int skip = before[piece]; positions.hasHoles() && skip < from; skip++) {
            walk.next();
        }
        return walk;
    }

    private final class Walk implements Entries.Cursor {

        private final Numbering.Cursor keys;
        private int index;

        Walk(int index) {
            this.keys = positions.keys(index);
            this.index = index;
        }

        @Override
        public long next() {
            if (labels.get(index) != Labels.HOLE) {
                index++;
                return keys.next();
            }
            while (labels.get(index) == Labels.HOLE) {
                index++;
            }
            return keys.at(index++);
        }

        @Override
        public int code() {
            return Labels.code(labels.get(index - 1));
        }
    }
}
