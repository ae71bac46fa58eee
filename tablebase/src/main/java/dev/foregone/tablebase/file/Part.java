package dev.foregone.tablebase.file;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The entry of a part in the main file of a tablebase in parts: a file with one section, which has some or all of a
 * layer's positions. Keys are unsigned.
 *
 * @param layer the plies left at most in each of its positions, or -1
 * @param number its number within the layer, from 0
 * @param keys how many keys it has
 * @param bytes bytes of the file
 * @param checksum CRC32C of the whole file
 * @param leastKey the first key
 * @param greatestKey the last key
 */
public record Part(int layer, int number, long keys, long bytes, int checksum, long leastKey, long greatestKey)
        implements Serializable {

    /**
     * Describes a finished section file; this reads all of it once, and decodes only its last block.
     *
     * @param sectionFile a file with nothing but the section
     * @param number its number within its layer, from 0
     * @throws DamagedFileException if it is not as it was written, or has no keys
     */
    public static Part of(Path sectionFile, int number) throws IOException {
        MappedFile file = new MappedFile(sectionFile);
        try {
            return of(file, new Section(file, 0), number);
        } catch (DamagedFileException damaged) {
            throw new DamagedFileException(sectionFile + " is no part of a tablebase: " + damaged.getMessage());
        }
    }

    private static Part of(MappedFile file, Section section, int number) throws DamagedFileException {
        SectionHeader header = section.header();
        if (section.end() != file.size() || header.keys() == 0) {
            throw new DamagedFileException("it has " + file.size() + " bytes, its section " + section.end() + " with "
                    + header.keys() + " keys");
        }
        return new Part(
                header.layer(),
                number,
                header.keys(),
                file.size(),
                file.checksum(0, file.size()),
                section.firstKey(0),
                section.greatestKey());
    }

    /** The name of its file: {@code layer-000012-000003}, or {@code whole-000003} where there are no layers. */
    public String name() {
        return name(layer, number);
    }

    /** Its keys, in words. */
    String range() {
        return "from " + Long.toHexString(leastKey) + " to " + Long.toHexString(greatestKey);
    }

    static String name(int layer, int number) {
        return layer < 0
                ? String.format(Locale.ROOT, "whole-%06d", number)
                : String.format(Locale.ROOT, "layer-%06d-%06d", layer, number);
    }
}
