package dev.foregone.tablebase.coding;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** CRC32C (Castagnoli): finds every change of up to 32 bits in a row, and every single one. For one thread. */
public final class Checksum {

    private final CRC32C crc = new CRC32C();

    /** The checksum of nothing yet. */
    public Checksum() {}

    /** The checksum of some bytes. */
    public static int of(byte[] bytes, int from, int count) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, from, count);
        return (int) crc.getValue();
    }

    /** Adds bytes. */
    public void add(byte[] bytes, int from, int count) {
        crc.update(bytes, from, count);
    }

    /** Adds bytes. */
    public void add(ByteBuffer bytes) {
        crc.update(bytes);
    }

    /** The checksum of all bytes added. */
    public int value() {
        return (int) crc.getValue();
    }
}
