package dev.foregone.tablebase.retrograde;

import dev.foregone.tablebase.keys.Tier;
import dev.foregone.tablebase.positions.Entries;
import java.util.Arrays;

/** The positions of a solved tier with the codes of their outcomes, without the holes between them. */
final class TierEntries implements Entries {

    private static final int PIECE = 1 << 12;

    private final Tier tier;
    private final Labels labels;

    /** How many positions there are before each piece of the ranks, and in all. */
    private final int[] before;

    TierEntries(Tier tier, Labels labels) {
        this.tier = tier;
        this.labels = labels;
        this.before = new int[(labels.size() + PIECE - 1) / PIECE + 1];
        for (int index = 0; index < labels.size(); index++) {
            before[index / PIECE + 1] += labels.get(index) == Labels.HOLE ? 0 : 1;
        }
        for (int piece = 1; piece < before.length; piece++) {
            before[piece] += before[piece - 1];
        }
    }

    @Override
    public int size() {
        return before[before.length - 1];
    }

    @Override
    public Entries.Cursor cursor(int from) {
        int found = Arrays.binarySearch(before, from);
        int piece = found < 0 ? -found - 2 : found;
        Walk walk = new Walk(piece * PIECE);
        for (int skip = before[piece]; skip < from; skip++) {
            walk.next();
        }
        return walk;
    }

    private final class Walk implements Entries.Cursor {
        private int index;

        Walk(int index) {
            this.index = index;
        }

        @Override
        public long next() {
            while (labels.get(index) == Labels.HOLE) {
                index++;
            }
            return tier.first() + index++;
        }

        @Override
        public int code() {
            return Labels.code(labels.get(index - 1));
        }
    }
}
