package dev.foregone.tablebase.verify;

import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseFile;
import java.util.SplittableRandom;

/** Draws positions of a file, each as likely as any other. For one thread. */
final class Sample {

    /** Times the places for one position: as good as never are so many draws holes. */
    private static final long MOST_ATTEMPTS = 64;

    private final TablebaseFile file;
    private final SplittableRandom random;
    private final long[] keys = new long[Section.BLOCK_KEYS];
    private final char[] codes = new char[Section.BLOCK_KEYS];
    private final long places;
    private int index;

    Sample(TablebaseFile file, long seed) {
        this.file = file;
        this.random = new SplittableRandom(seed);
        this.places = file.sections().stream().mapToLong(Section::places).sum();
    }

    void draw() throws DamagedFileException {
        long attempts = MOST_ATTEMPTS * (1 + places / Math.max(1, file.positions()));
        while (!drawn()) { // a hole between ranks
            if (--attempts == 0) {
                throw new DamagedFileException("its blocks have fewer positions than its sections say");
            }
        }
    }

    private boolean drawn() throws DamagedFileException {
        long rest = random.nextLong(places);
        for (Section section : file.sections()) {
            if (rest < section.places()) {
                index = section.readAt(rest, keys, codes);
                return index >= 0;
            }
            rest -= section.places();
        }
        throw new DamagedFileException("its sections have fewer positions than its footer says");
    }

    long key() {
        return keys[index];
    }

    int code() {
        return codes[index];
    }
}
