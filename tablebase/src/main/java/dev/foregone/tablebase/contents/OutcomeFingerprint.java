package dev.foregone.tablebase.contents;

import dev.foregone.numbering.RulesFingerprint;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.Layer;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The sum, over all canonical positions, of a hash of position and outcome. A tablebase that was built without symmetry
 * has equivalent positions side by side: of these only the canonical one counts or, if that is not in the tablebase,
 * one of the others; the missing canonical positions are kept in memory meanwhile.
 */
final class OutcomeFingerprint {

    private final TablebaseFile file;
    private final KeyRules keyRules;
    private final Workers workers;
    private final AtomicLong sum = new AtomicLong();
    private final Set<Long> absent = ConcurrentHashMap.newKeySet();

    OutcomeFingerprint(TablebaseFile file, KeyRules keyRules, int threads) {
        this.file = file;
        this.keyRules = keyRules;
        this.workers = new Workers(threads, Stop.never());
    }

    long compute() throws IOException {
        return file.read(() -> {
            for (Layer layer : file.layers()) {
                add(layer);
            }
            return sum.get();
        });
    }

    private void add(Layer layer) throws IOException {
        Known known = file.header().symmetry() || file.header().allPositions() ? null : known(layer);
        for (Section section : layer.sections()) {
            section.inPieces(workers, (block, keys, codes, count) -> add(keys, codes, count, known));
        }
    }

    /** Whether a key is in a layer. */
    @FunctionalInterface
    private interface Known {
        boolean has(long key) throws DamagedFileException;
    }

    /** By a table of the whole layer, or by the file if that would take more than half of the heap. */
    private Known known(Layer layer) throws IOException {
        if (!layer.fitsTable(Runtime.getRuntime().maxMemory() / 2)) {
            return key -> layer.find(key) != OutcomeCode.NONE;
        }
        KeyTable table = layer.toTable(workers);
        return key -> table.indexOf(key) >= 0;
    }

    /** What a position adds to the sum. */
    static long term(long key, int code) {
        return RulesFingerprint.mixed(RulesFingerprint.mixed(key) + code);
    }

    /** Adds a block; without symmetry, only those of its positions that count. */
    private void add(long[] keys, char[] codes, int count, @Nullable Known known) throws DamagedFileException {
        long part = 0;
        for (int i = 0; i < count; i++) {
            long key = known == null ? keys[i] : keyRules.rules().canonical(keys[i]);
            if (key == keys[i] || (known != null && !known.has(key) && absent.add(key))) {
                part += term(keyRules.position(key), codes[i]);
            }
        }
        sum.addAndGet(part);
    }
}
