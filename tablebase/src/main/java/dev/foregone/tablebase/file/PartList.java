package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Checksum;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The list of parts after the header of the main file of a tablebase in parts. Numbers are little-endian.
 *
 * <pre>
 *   0    4  how many parts, k
 *   4  40k  for each: layer (4), keys (8), bytes of its file (8), CRC32C of its file (4), least key (8), greatest key (8)
 *  ..    8  positions of all parts together
 *  ..    4  CRC32C of the main file up to here
 *  ..    8  89 46 47 54 50 0D 0A 1A
 * </pre>
 *
 * Layers come from the root's on; within a layer keys ascend from part to part.
 */
public record PartList(List<Part> parts) {

    private static final long MAGIC = 0x1A0A_0D50_5447_4689L;
    private static final int ENTRY_BYTES = 4 + 8 + 8 + 4 + 8 + 8;
    private static final int FIXED_BYTES = 4 + 8 + 4 + 8;
    private static final int AFTER_CHECKSUM = 4 + 8;

    /** Positions of all parts together. */
    long positions() {
        return parts.stream().mapToLong(Part::keys).sum();
    }

    /** The list as bytes, which follow those of the header. */
    public byte[] toBytes(byte[] header) {
        ByteBuffer bytes = ByteBuffer.allocate(
                        Math.addExact(FIXED_BYTES, Math.multiplyExact(ENTRY_BYTES, parts.size())))
                .order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(parts.size());
        for (Part part : parts) {
            bytes.putInt(part.layer()).putLong(part.keys()).putLong(part.bytes());
            bytes.putInt(part.checksum()).putLong(part.leastKey()).putLong(part.greatestKey());
        }
        bytes.putLong(positions());
        Checksum checksum = new Checksum();
        checksum.add(header, 0, header.length);
        checksum.add(bytes.array(), 0, bytes.position());
        return bytes.putInt(checksum.value()).putLong(MAGIC).array();
    }

    /** Reads the list of a main file, which begins where the header ends. */
    static PartList read(MappedFile file, int from) throws DamagedFileException {
        long size = file.size() - from;
        if (size < FIXED_BYTES || size > Integer.MAX_VALUE) {
            throw new DamagedFileException("its list of parts has " + size + " bytes");
        }
        ByteBuffer bytes = file.read(from, (int) size, "the list of parts");
        if (bytes.getLong((int) size - Long.BYTES) != MAGIC) {
            throw new DamagedFileException("it does not end as the main file of a tablebase in parts does: it is cut"
                    + " short, or was never finished");
        }
        if (bytes.getInt((int) size - AFTER_CHECKSUM) != file.checksum(0, file.size() - AFTER_CHECKSUM)) {
            throw new DamagedFileException("its list of parts does not match its checksum");
        }
        return parse(bytes, size);
    }

    private static PartList parse(ByteBuffer bytes, long size) throws DamagedFileException {
        int count = bytes.getInt();
        if (count < 0 || size != FIXED_BYTES + (long) ENTRY_BYTES * count) {
            throw new DamagedFileException("its list of " + size + " bytes names " + count + " parts");
        }
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            parts.add(part(bytes, parts));
        }
        PartList list = new PartList(List.copyOf(parts));
        String fault = list.fault();
        if (fault != null) {
            throw new DamagedFileException(fault);
        }
        long said = bytes.getLong();
        if (said != list.positions()) {
            throw new DamagedFileException("it counts " + said + " positions, but its parts have " + list.positions());
        }
        return list;
    }

    private static Part part(ByteBuffer bytes, List<Part> before) {
        int layer = bytes.getInt();
        Part last = before.isEmpty() ? null : before.get(before.size() - 1);
        int number = last != null && last.layer() == layer ? last.number() + 1 : 0;
        return new Part(
                layer, number, bytes.getLong(), bytes.getLong(), bytes.getInt(), bytes.getLong(), bytes.getLong());
    }

    /** The fault of the list, or null: where a key is looked for depends on its order. */
    public @Nullable String fault() {
        List<Integer> layers = new ArrayList<>();
        Part last = null;
        for (Part part : parts) {
            boolean sameLayer = last != null && last.layer() == part.layer();
            String fault = fault(part, sameLayer ? last : null);
            if (fault != null) {
                return fault;
            }
            if (!sameLayer) {
                layers.add(part.layer());
            }
            last = part;
        }
        return Layer.inTurn(layers)
                ? null
                : "its parts of the layers " + layers + " are neither of each layer down from the first nor of none";
    }

    private static @Nullable String fault(Part part, @Nullable Part before) {
        if (part.keys() < 1 || part.bytes() < 1 || Long.compareUnsigned(part.leastKey(), part.greatestKey()) > 0) {
            return "its part " + part.name() + " has " + part.keys() + " keys " + part.range() + " in " + part.bytes()
                    + " bytes";
        }
        int number = before == null ? 0 : before.number() + 1;
        if (part.number() != number) {
            return "its part " + part.name() + " stands where the layer's part " + number + " must";
        }
        if (before != null && Long.compareUnsigned(part.leastKey(), before.greatestKey()) <= 0) {
            return "its part " + part.name() + " begins with key " + Long.toHexString(part.leastKey())
                    + ", not after key " + Long.toHexString(before.greatestKey())
                    + ", with which the part before it ends";
        }
        return null;
    }
}
