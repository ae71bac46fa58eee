package dev.foregone.tablebase.coding;

import java.util.zip.Checksum;

/** CRC32C, a byte at a time by a table (D. V. Sarwate, 1988): for platforms that have none. */
final class PlainCrc32c implements Checksum {

    /** The polynomial, its lowest term highest. */
    private static final int POLYNOMIAL = 0x82F63B78;

    private static final int[] TABLE = table();

    private int crc = -1;

    private static int[] table() {
        int[] table = new int[1 << Byte.SIZE];
        for (int value = 0; value < table.length; value++) {
            int rest = value;
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                rest = (rest >>> 1) ^ ((rest & 1) == 0 ? 0 : POLYNOMIAL);
            }
            table[value] = rest;
        }
        return table;
    }

    @Override
    public void update(int value) {
        crc = (crc >>> Byte.SIZE) ^ TABLE[(crc ^ value) & 0xFF];
    }

    @Override
    public void update(byte[] bytes, int from, int count) {
        for (int i = from; i < from + count; i++) {
            update(bytes[i]);
        }
    }

    @Override
    public long getValue() {
        return ~crc & 0xFFFF_FFFFL;
    }

    @Override
    public void reset() {
        crc = -1;
    }
}
