package dev.foregone.tablebase.builder.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Moves kept in memory, by the position that they lead to. First the moves into each position are counted, then they are
 * added; several threads may do either.
 *
 * <pre>
 *   ends       for each position, where its sources end; while they are added, where the next one goes
 *   sources    all sources, position by position, in pieces of 2^27, since there may be more than an array can hold
 * </pre>
 */
final class StoredMoves implements ReverseMoves {

    private static final int PIECE_BITS = 27;
    private static final int PIECE = 1 << PIECE_BITS;
    private static final VarHandle END = MethodHandles.arrayElementVarHandle(long[].class);

    private final long[] ends;
    private int[][] sources = {};

    StoredMoves(int positions) {
        ends = new long[positions + 1];
    }

    /** About how many bytes this many moves between this many positions take. */
    static long bytes(long positions, long moves) {
        return Long.BYTES * positions + Integer.BYTES * moves;
    }

    /** Counts a move to this position. */
    void count(int target) {
        END.getAndAdd(ends, target, 1L);
    }

    /** Makes room for the moves, once all have been counted. */
    void allocate() {
        long total = 0;
        for (int target = 0; target < ends.length; target++) {
            total += ends[target];
            ends[target] = total;
        }
        sources = new int[(int) ((total + PIECE - 1) >>> PIECE_BITS)][];
        for (int piece = 0; piece < sources.length; piece++) {
            sources[piece] = new int[(int) Math.min(PIECE, total - ((long) piece << PIECE_BITS))];
        }
    }

    /** Adds a move from one position to another; each counted one is added once. */
    void add(int source, int target) {
        long at = (long) END.getAndAdd(ends, target, -1L) - 1;
        sources[(int) (at >>> PIECE_BITS)][(int) at & (PIECE - 1)] = source;
    }

    /** After all have been added, each entry of {@link #ends} is where the position's sources begin. */
    @Override
    public SourceReader reader() {
        return new StoredReader();
    }

    private final class StoredReader extends SourceReader {

        @Override
        void read(int[] positions, int count) {
            clear();
            for (int i = 0; i < count; i++) {
                beginPosition(i);
                long begin = ends[positions[i]];
                long end = ends[positions[i] + 1];
                makeRoom((int) (end - begin));
                for (long at = begin; at < end; at++) {
                    add(sources[(int) (at >>> PIECE_BITS)][(int) at & (PIECE - 1)]);
                }
            }
            beginPosition(count);
        }
    }
}
