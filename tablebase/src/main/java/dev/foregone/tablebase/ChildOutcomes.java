package dev.foregone.tablebase;

import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Layer;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.work.Workers;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The outcomes that a layer is checked against: a table of the layer that its moves lead to or, where memory does not
 * allow that, the file alone.
 */
final class ChildOutcomes {

    private final @Nullable Layer layer;
    private final @Nullable KeyTable table;
    private final int maxPlies;

    ChildOutcomes(@Nullable Layer children, TablebaseFile file, Workers workers, long memoryBytes) throws IOException {
        layer = children;
        if (children == null) {
            table = KeyTable.empty();
        } else {
            table = children.fitsTable(memoryBytes) ? children.toTable(workers) : null;
        }
        maxPlies = file.sections().stream()
                .flatMap(section -> section.header().outcomes().stream())
                .mapToInt(OutcomeTally::code)
                .map(ChildOutcomes::plies)
                .max()
                .orElse(0);
    }

    private static int plies(int code) {
        return code <= OutcomeCode.ENDLESS ? 0 : (code - OutcomeCode.ENDLESS - 1) / 3;
    }

    @Nullable
    KeyTable table() {
        return table;
    }

    /** The code of a key, or {@link OutcomeCode#NONE}; keys of other layers are not found. */
    int code(long key) throws IOException {
        if (table == null) {
            return layer == null ? OutcomeCode.NONE : layer.find(key);
        }
        int index = table.indexOf(key);
        return index < 0 ? OutcomeCode.NONE : table.code(index);
    }

    /** The most plies of any outcome in the file. */
    int maxPlies() {
        return maxPlies;
    }
}
