package dev.foregone.spark;

import dev.foregone.tablebase.builder.cluster.Block;
import java.io.Serializable;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A row that Spark carries between partitions: a block, or the fault of the partition that should have sent one.
 *
 * @param from the partition that sends
 * @param sequence the number of the parcel among those of this partition
 * @param bytes the block
 * @param fault the exception of the sender, or null
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Parcel(
        int from, int sequence, byte[] bytes, @Nullable Throwable fault) implements Serializable {

    /** The order in which blocks are received. */
    static final Comparator<Parcel> ORDER =
            Comparator.comparingInt(Parcel::from).thenComparingInt(Parcel::sequence);

    Block block() {
        return new Block(from, bytes);
    }
}
