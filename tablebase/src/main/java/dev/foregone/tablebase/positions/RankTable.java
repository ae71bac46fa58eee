package dev.foregone.tablebase.positions;

import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.keys.Tier;
import java.util.List;

/** The outcomes of some tiers, each at its rank: two bytes for each, holes included. */
public final class RankTable implements OutcomeLookup {

    private final List<Tier> tiers;
    private final long[] firsts;
    private final long[] ends;
    private final int[] places;
    private final char[] codes;

    /**
     * A table of no outcomes yet.
     *
     * @param tiers those it has room for
     */
    public RankTable(List<Tier> tiers) {
        this.tiers = List.copyOf(tiers);
        this.firsts = tiers.stream().mapToLong(Tier::first).toArray();
        this.ends = tiers.stream().mapToLong(Tier::end).toArray();
        this.places = new int[firsts.length];
        long size = 0;
        for (int i = 0; i < firsts.length; i++) {
            places[i] = (int) size;
            size += ends[i] - firsts[i];
            KeyTable.checkSize(size);
        }
        this.codes = new char[(int) size];
    }

    /** About how many bytes a table of these tiers takes. */
    public static long bytes(List<Tier> tiers) {
        return Character.BYTES * tiers.stream().mapToLong(Tier::size).sum();
    }

    /** Whether a table can have all of these tiers, in no more memory than this. */
    public static boolean fits(List<Tier> tiers, long memoryBytes) {
        long size = tiers.stream().mapToLong(Tier::size).sum();
        return size <= KeyTable.MAX_SIZE && bytes(tiers) <= memoryBytes;
    }

    /** The tiers that it has room for. */
    public List<Tier> tiers() {
        return tiers;
    }

    /** Sets the code of a rank that belongs to one of the tiers. Threads may set those of different ranks. */
    public void set(long rank, int code) {
        codes[begin(rank)] = (char) code;
    }

    /** Whether a rank belongs to one of the tiers. */
    public boolean covers(long rank) {
        return begin(rank) < codes.length;
    }

    @Override
    public int begin(long key) {
        for (int i = 0; i < firsts.length; i++) {
            if (key >= firsts[i] && key < ends[i]) {
                return places[i] + (int) (key - firsts[i]);
            }
        }
        return codes.length;
    }

    @Override
    public long touch(int begin) {
        return begin < codes.length ? codes[begin] : 0;
    }

    @Override
    public int code(long key, int begin) {
        return begin < codes.length ? codes[begin] : OutcomeCode.NONE;
    }
}
