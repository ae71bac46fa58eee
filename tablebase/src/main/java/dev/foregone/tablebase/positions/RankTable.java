package dev.foregone.tablebase.positions;

import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.keys.Tier;
import java.util.List;

/** The outcomes of some tiers, each at its rank: two bytes for each, holes included. */
public final class RankTable implements OutcomeLookup {

    /** Small enough for the regions of Java's usual collector: of larger pieces, each would have some for itself, half of them empty. */
    private static final int PIECE_BITS = 16;

    private static final int PIECE = 1 << PIECE_BITS;

    /** Places are numbers without a sign, of which the greatest is none. */
    private static final long MOST = 0xFFFF_FFFFL;

    private static final int NOWHERE = -1;

    private final List<Tier> tiers;
    private final long[] firsts;
    private final long[] ends;
    private final long[] places;
    private final char[][] codes;

    /**
     * A table of no outcomes yet.
     *
     * @param tiers those it has room for, whose ranks {@linkplain #fits fit}
     */
    public RankTable(List<Tier> tiers) {
        this.tiers = List.copyOf(tiers);
        this.firsts = tiers.stream().mapToLong(Tier::first).toArray();
        this.ends = tiers.stream().mapToLong(Tier::end).toArray();
        this.places = new long[firsts.length];
        long size = 0;
        for (int i = 0; i < firsts.length; i++) {
            places[i] = size;
            size += ends[i] - firsts[i];
        }
        this.codes = new char[(int) ((size + PIECE - 1) >>> PIECE_BITS)][];
        for (int piece = 0; piece < codes.length; piece++) {
            codes[piece] = new char[(int) Math.min(PIECE, size - (long) piece * PIECE)];
        }
    }

    /** About how many bytes a table of these tiers takes. */
    public static long bytes(List<Tier> tiers) {
        return Character.BYTES * tiers.stream().mapToLong(Tier::size).sum();
    }

    /** Whether a table can have all of these tiers, in no more memory than this. */
    public static boolean fits(List<Tier> tiers, long memoryBytes) {
        long size = tiers.stream().mapToLong(Tier::size).sum();
        return size <= MOST && bytes(tiers) <= memoryBytes;
    }

    /** The tiers that it has room for. */
    public List<Tier> tiers() {
        return tiers;
    }

    /** Sets the code of a rank that belongs to one of the tiers. Threads may set those of different ranks. */
    public void set(long rank, int code) {
        int begin = begin(rank);
        codes[begin >>> PIECE_BITS][begin & (PIECE - 1)] = (char) code;
    }

    /** Whether a rank belongs to one of the tiers. */
    public boolean covers(long rank) {
        return begin(rank) != NOWHERE;
    }

    @Override
    public int begin(long key) {
        for (int i = 0; i < firsts.length; i++) {
            if (key >= firsts[i] && key < ends[i]) {
                return (int) (places[i] + (key - firsts[i]));
            }
        }
        return NOWHERE;
    }

    @Override
    public long touch(int begin) {
        return begin == NOWHERE ? OutcomeCode.NONE : codes[begin >>> PIECE_BITS][begin & (PIECE - 1)];
    }

    @Override
    public int code(long key, int begin) {
        return (int) touch(begin);
    }
}
