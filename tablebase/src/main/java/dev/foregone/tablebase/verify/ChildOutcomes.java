package dev.foregone.tablebase.verify;

import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Layer;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.Tier;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.positions.OutcomeLookup;
import dev.foregone.tablebase.positions.RankTable;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outcomes that positions are checked against: a table of the layer, or the tiers, that their moves lead to or, where memory
 * does not allow that, the file alone.
 */
final class ChildOutcomes {

    private final @Nullable Layer layer;
    private final @Nullable OutcomeLookup table;
    private final int maxPlies;

    private ChildOutcomes(@Nullable Layer layer, @Nullable OutcomeLookup table, TablebaseFile file) {
        this.layer = layer;
        this.table = table;
        maxPlies = file.sections().stream()
                .flatMap(section -> section.header().outcomes().stream())
                .mapToInt(OutcomeTally::code)
                .map(ChildOutcomes::plies)
                .max()
                .orElse(0);
    }

    /** The outcomes of a layer; of none at the end of the game. */
    static ChildOutcomes ofLayer(@Nullable Layer children, TablebaseFile file, Workers workers, long memoryBytes)
            throws IOException {
        if (children == null) {
            return new ChildOutcomes(null, KeyTable.empty(), file);
        }
        return new ChildOutcomes(children, children.fitsTable(memoryBytes) ? children.toTable(workers) : null, file);
    }

    /** The outcomes of some tiers. */
    static ChildOutcomes ofTiers(List<Tier> tiers, TablebaseFile file, Workers workers, long memoryBytes)
            throws IOException {
        Layer all = file.layers().get(0);
        return new ChildOutcomes(all, RankTable.fits(tiers, memoryBytes) ? all.toTable(tiers, workers) : null, file);
    }

    private static int plies(int code) {
        return code <= OutcomeCode.ENDLESS ? 0 : (code - OutcomeCode.ENDLESS - 1) / 3;
    }

    @Nullable
    OutcomeLookup table() {
        return table;
    }

    /** The code of a key, or {@link OutcomeCode#NONE}; keys of other layers or tiers may not be found. */
    int code(long key) throws IOException {
        if (table == null) {
            return layer == null ? OutcomeCode.NONE : layer.find(key);
        }
        return table.codeOf(key);
    }

    /** The most plies of any outcome in the file. */
    int maxPlies() {
        return maxPlies;
    }
}
