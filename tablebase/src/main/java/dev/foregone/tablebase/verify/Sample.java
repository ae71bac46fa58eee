package dev.foregone.tablebase.verify;

import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.storage.DamagedFileException;
import java.util.SplittableRandom;

/** Draws positions of a file, each as likely as any other. For one thread. */
final class Sample {

    private final TablebaseFile file;
    private final SplittableRandom random;
    private final long[] keys = new long[Section.BLOCK_KEYS];
    private final char[] codes = new char[Section.BLOCK_KEYS];
    private int index;

    Sample(TablebaseFile file, long seed) {
        this.file = file;
        this.random = new SplittableRandom(seed);
    }

    void draw() throws DamagedFileException {
        long rest = random.nextLong(file.positions());
        for (Section section : file.sections()) {
            if (rest < section.header().keys()) {
                section.read(rest / Section.BLOCK_KEYS, keys, codes);
                index = (int) (rest % Section.BLOCK_KEYS);
                return;
            }
            rest -= section.header().keys();
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
