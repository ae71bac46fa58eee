package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Checksum;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** A tablebase taken apart, to be changed and written again with all checksums right. */
public final class ForgedFile {

    private byte[] header;
    private final List<SectionHeader> headers = new ArrayList<>();
    private final List<byte[]> bodies = new ArrayList<>();
    private final Map<Integer, byte[]> changed = new HashMap<>();

    public ForgedFile(Path path) throws IOException {
        MappedFile mapped = new MappedFile(path);
        TablebaseFile file = TablebaseFile.open(path);
        long begin = file.header().bytes();
        header = mapped.read(0, (int) begin, "the header").array();
        for (Section section : file.sections()) {
            long from = begin + section.header().bytes();
            headers.add(section.header());
            bodies.add(
                    mapped.read(from, (int) (section.end() - from), "a section").array());
            begin = section.end();
        }
    }

    public List<SectionHeader> headers() {
        return headers;
    }

    public long positions() {
        return headers.stream().mapToLong(SectionHeader::keys).sum();
    }

    void layer(int section, int layer) {
        SectionHeader old = headers.get(section);
        headers.set(
                section,
                new SectionHeader(
                        layer,
                        old.keys(),
                        old.moves(),
                        old.soleBest(),
                        old.blockBytes(),
                        old.ranks(),
                        old.outcomes(),
                        old.deltaLengths(),
                        old.model(),
                        null));
    }

    void soleBest(int section, long soleBest) {
        SectionHeader old = headers.get(section);
        headers.set(
                section,
                new SectionHeader(
                        old.layer(),
                        old.keys(),
                        old.moves(),
                        soleBest,
                        old.blockBytes(),
                        old.ranks(),
                        old.outcomes(),
                        old.deltaLengths(),
                        old.model(),
                        null));
    }

    /** Changes the distance of a block's first key from that of the first block; both are in the first group. */
    void distance(int section, int block, long distance) {
        index(section, 3 * Long.BYTES + block * keyBytes(section), distance, keyBytes(section));
    }

    /** Changes where the first group of blocks begins. */
    void begin(int section, long offset) {
        index(section, 2 * Long.BYTES, offset, Long.BYTES);
    }

    private int keyBytes(int section) {
        ByteBuffer bytes = ByteBuffer.wrap(bodies.get(section)).order(ByteOrder.LITTLE_ENDIAN);
        int from = (int) headers.get(section).blockBytes();
        return BlockIndex.keyBytes(
                bytes.getLong(from + Long.BYTES) - bytes.getLong(from),
                headers.get(section).layout());
    }

    private void index(int section, int at, long number, int count) {
        byte[] body = bodies.get(section);
        int from = (int) headers.get(section).blockBytes();
        for (int i = 0; i < count; i++) {
            body[from + at + i] = (byte) (number >>> (Byte.SIZE * i));
        }
        int end = body.length - Integer.BYTES;
        ByteBuffer.wrap(body).order(ByteOrder.LITTLE_ENDIAN).putInt(end, Checksum.of(body, from, end - from));
    }

    /** Changes a byte anywhere among a block's bits. */
    public void bits(int section, SplittableRandom random) {
        byte[] body = bodies.get(section);
        ByteBuffer bytes = ByteBuffer.wrap(body).order(ByteOrder.LITTLE_ENDIAN);
        int index = (int) headers.get(section).blockBytes();
        int keyBytes = keyBytes(section);
        BlockLayout layout = headers.get(section).layout();
        int block = random.nextInt((int) layout.blocks(headers.get(section).places()));
        int group = index
                + 2 * Long.BYTES
                + block / BlockIndex.GROUP * (Long.BYTES + BlockIndex.GROUP * (keyBytes + Short.BYTES));
        int inGroup = block % BlockIndex.GROUP;
        int ends = group + Long.BYTES + BlockIndex.GROUP * keyBytes;
        int begin = (int) bytes.getLong(group);
        int from = begin + (inGroup == 0 ? 0 : bytes.getShort(ends + (inGroup - 1) * Short.BYTES));
        int to = begin + bytes.getShort(ends + inGroup * Short.BYTES);
        int bits = from + Integer.BYTES;
        if (to > bits) {
            body[bits + random.nextInt(to - bits)] ^= (byte) (1 + random.nextInt(255));
        }
        long firstKey = bytes.getLong(index) + (layout != BlockLayout.KEYED ? (long) block * layout.block() : 0);
        for (int i = 0; i < keyBytes; i++) {
            firstKey += (body[group + Long.BYTES + inGroup * keyBytes + i] & 0xFFL) << (Byte.SIZE * i);
        }
        bytes.putInt(from, BlockCodec.checksum(new BlockCodec.Scratch(), body, bits, to - bits, firstKey));
    }

    /** Changes a byte anywhere in the index of a section. */
    public void index(int section, SplittableRandom random) {
        int from = (int) headers.get(section).blockBytes();
        int at = random.nextInt(bodies.get(section).length - from - Integer.BYTES);
        index(section, at, random.nextLong(), 1);
    }

    /** Changes a byte anywhere in the header of a section. */
    public void sectionHeader(int section, SplittableRandom random) {
        byte[] bytes = headers.get(section).toBytes();
        int end = bytes.length - Integer.BYTES;
        bytes[random.nextInt(end)] ^= (byte) (1 + random.nextInt(255));
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(end, Checksum.of(bytes, 0, end));
        changed.put(section, bytes);
    }

    /** Changes a byte anywhere in the header of the file. */
    public void header(SplittableRandom random) {
        int at = random.nextInt(header.length - Integer.BYTES);
        header[at] ^= (byte) (1 + random.nextInt(255));
        sealHeader();
    }

    void outcomes(int section, List<OutcomeTally> outcomes) {
        SectionHeader old = headers.get(section);
        OutcomeSymbols symbols = new OutcomeSymbols(outcomes, old.places() - old.keys());
        OutcomeModel model = outcomes.size() == old.outcomes().size()
                ? old.model()
                : new OutcomeModel(
                                0,
                                new byte[OutcomeModel.contexts(symbols.count())],
                                new byte[] {OutcomeModel.NOTHING},
                                new byte[0][])
                        .withoutCodes(symbols, old.layout());
        headers.set(
                section,
                new SectionHeader(
                        old.layer(),
                        old.keys(),
                        old.moves(),
                        old.soleBest(),
                        old.blockBytes(),
                        old.ranks(),
                        outcomes,
                        old.deltaLengths(),
                        model,
                        null));
    }

    void repeat(int section) {
        headers.add(headers.get(section));
        bodies.add(bodies.get(section));
    }

    /** Puts another root into the header. */
    public void root(FileHeader with) {
        header = with.toBytes();
    }

    /** Changes a number of 16 or 32 bits in the header of the file. */
    void header(int at, int bits, int number) {
        ByteBuffer bytes = ByteBuffer.wrap(header).order(ByteOrder.LITTLE_ENDIAN);
        if (bits == Short.SIZE) {
            bytes.putShort(at, (short) number);
        } else {
            bytes.putInt(at, number);
        }
        sealHeader();
    }

    private void sealHeader() {
        int end = header.length - Integer.BYTES;
        ByteBuffer.wrap(header).order(ByteOrder.LITTLE_ENDIAN).putInt(end, Checksum.of(header, 0, end));
    }

    /** Writes it, with a number of positions in the footer. */
    public void write(Path path, long positions) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(header);
        List<Integer> layers = new ArrayList<>();
        List<Long> offsets = new ArrayList<>();
        for (int i = 0; i < headers.size(); i++) {
            layers.add(headers.get(i).layer());
            offsets.add((long) out.size());
            out.write(changed.getOrDefault(i, headers.get(i).toBytes()));
            out.write(bodies.get(i));
        }
        Checksum checksum = new Checksum();
        checksum.add(out.toByteArray(), 0, out.size());
        long size = out.size() + FileFooter.bytes(layers.size());
        out.write(new FileFooter(layers, offsets, positions, size, 0).toBytes(checksum));
        Files.write(path, out.toByteArray());
    }
}
