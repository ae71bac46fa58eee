package dev.foregone.tablebase.partitioned;

import dev.foregone.tablebase.file.Part;
import java.nio.LongBuffer;
import java.util.stream.LongStream;

/** Parts of a tablebase as numbers, to be written down: the components of the record in order. */
public final class PartNumbers {

    private PartNumbers() {}

    /** The numbers of a part. */
    public static LongStream of(Part part) {
        return LongStream.of(
                part.layer(),
                part.number(),
                part.keys(),
                part.bytes(),
                part.checksum(),
                part.leastKey(),
                part.greatestKey());
    }

    /** Reads a part. */
    public static Part read(LongBuffer in) {
        return new Part((int) in.get(), (int) in.get(), in.get(), in.get(), (int) in.get(), in.get(), in.get());
    }
}
