package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.coding.Leb128Reader;
import dev.foregone.tablebase.coding.Leb128Writer;
import dev.foregone.tablebase.positions.PairSorter;

/**
 * Moves from one partition to another, by the keys of the positions that they lead to. For one thread.
 *
 * <pre>
 *   the least turn
 *   for each move: distance of the key from the one before (of the first, the key), turn less the least one
 * </pre>
 *
 * A turn is a number made by {@link MoveNumbers#turn}. Numbers are LEB128.
 */
final class MoveBlock {

    private final Leb128Reader in;
    private final int from;
    private final long leastTurn;
    private boolean ended;
    private long key;
    private long turn;

    /** Reads a block; its first move is there at once. */
    MoveBlock(Block block) {
        in = new Leb128Reader(block.bytes());
        from = block.from();
        leastTurn = in.number();
        next();
    }

    /** An encoder of blocks, for one thread. */
    static Batches.Encoder encoder() {
        PairSorter sorter = new PairSorter();
        return (keys, turns, count) -> {
            sorter.sort(keys, turns, count);
            long least = Long.MAX_VALUE;
            for (int i = 0; i < count; i++) {
                least = Math.min(least, Integer.toUnsignedLong(turns[i]));
            }
            Leb128Writer out = new Leb128Writer();
            out.number(least);
            long previous = 0;
            for (int i = 0; i < count; i++) {
                out.number(keys[i] - previous);
                out.number(Integer.toUnsignedLong(turns[i]) - least);
                previous = keys[i];
            }
            return out.toByteArray();
        };
    }

    /** Goes to the next move. */
    void next() {
        if (in.atEnd()) {
            ended = true;
        } else {
            key += in.number();
            turn = leastTurn + in.number();
        }
    }

    /** Whether there is a move, and it leads no further than to a key. */
    boolean upTo(long greatest) {
        return !ended && Long.compareUnsigned(key, greatest) <= 0;
    }

    boolean ended() {
        return ended;
    }

    int from() {
        return from;
    }

    long key() {
        return key;
    }

    long turn() {
        return turn;
    }
}
