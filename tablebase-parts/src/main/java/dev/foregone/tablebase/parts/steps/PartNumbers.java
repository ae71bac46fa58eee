package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.file.Part;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/** Parts of a tablebase as numbers, to be written down: the components of the records in order. */
public final class PartNumbers {

    private PartNumbers() {}

    /** The numbers of parts. */
    public static long[] of(List<Part> parts) {
        return parts.stream().flatMapToLong(PartNumbers::of).toArray();
    }

    private static LongStream of(Part part) {
        return LongStream.of(
                part.layer(),
                part.number(),
                part.keys(),
                part.bytes(),
                part.checksum(),
                part.leastKey(),
                part.greatestKey());
    }

    public static List<Part> read(long[] numbers) {
        LongBuffer in = LongBuffer.wrap(numbers);
        List<Part> parts = new ArrayList<>();
        while (in.hasRemaining()) {
            parts.add(new Part((int) in.get(), (int) in.get(), in.get(), in.get(), (int) in.get(), in.get(), in.get()));
        }
        return parts;
    }
}
