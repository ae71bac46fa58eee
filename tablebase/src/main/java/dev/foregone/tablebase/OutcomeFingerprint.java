package dev.foregone.tablebase;

import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.work.DamagedFileException;
import dev.foregone.tablebase.work.Stop;
import dev.foregone.tablebase.work.Workers;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The sum, over all canonical positions, of a hash of position and outcome. A tablebase that was built without symmetry has
 * equivalent positions beside each other: of these only the canonical one counts, or, where that is not in the tablebase, one
 * of the others; the canonical positions that are not there are kept in memory meanwhile.
 */
final class OutcomeFingerprint {

    private static final int BLOCKS = 1 << 10;

    private final TablebaseFile file;
    private final Positions<?, ?> positions;
    private final Workers workers;
    private final AtomicLong sum = new AtomicLong();
    private final Set<Long> absent = ConcurrentHashMap.newKeySet();

    OutcomeFingerprint(TablebaseFile file, Positions<?, ?> positions, int threads) {
        this.file = file;
        this.positions = positions;
        this.workers = new Workers(threads, Stop.never());
    }

    long compute() throws IOException {
        try {
            for (Section section : file.sections()) {
                add(section);
            }
            return sum.get();
        } catch (DamagedFileException damaged) {
            throw TablebaseException.damaged(file, damaged);
        }
    }

    private void add(Section section) throws IOException {
        int pieces = (int) ((section.blocks() + BLOCKS - 1) / BLOCKS);
        if (file.header().symmetry()) {
            workers.run(pieces, (piece, worker) -> add(section, piece, null));
            return;
        }
        KeyTable table = section.toTable(workers);
        workers.run(pieces, (piece, worker) -> add(section, piece, table));
    }

    /** Adds a piece; the table, if there is one, tells which canonical positions are there. */
    private void add(Section section, int piece, @Nullable KeyTable table) throws DamagedFileException {
        long[] keys = new long[Section.BLOCK_KEYS];
        char[] codes = new char[Section.BLOCK_KEYS];
        long part = 0;
        long end = Math.min(section.blocks(), (piece + 1L) * BLOCKS);
        for (long block = (long) piece * BLOCKS; block < end; block++) {
            int count = section.read(block, keys, codes);
            for (int i = 0; i < count; i++) {
                long key = table == null ? keys[i] : positions.rules().canonical(keys[i]);
                if (key == keys[i] || (table != null && table.indexOf(key) < 0 && absent.add(key))) {
                    part += RulesFingerprint.mixed(RulesFingerprint.mixed(key) + codes[i]);
                }
            }
        }
        sum.addAndGet(part);
    }
}
