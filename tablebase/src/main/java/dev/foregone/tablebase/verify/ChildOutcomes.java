package dev.foregone.tablebase.verify;

import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Layer;
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
record ChildOutcomes(@Nullable Layer layer, @Nullable OutcomeLookup table) {

    /** The outcomes of a layer; of none at the end of the game. */
    static ChildOutcomes ofLayer(@Nullable Layer children, Workers workers, long memoryBytes) throws IOException {
        if (children == null) {
            return new ChildOutcomes(null, KeyTable.empty());
        }
        return new ChildOutcomes(children, children.fitsTable(memoryBytes) ? children.toTable(workers) : null);
    }

    /** The outcomes of some tiers of a file, which has one layer. */
    static ChildOutcomes ofTiers(List<Tier> tiers, TablebaseFile file, Workers workers, long memoryBytes)
            throws IOException {
        Layer all = file.layers().get(0);
        return new ChildOutcomes(all, RankTable.fits(tiers, memoryBytes) ? all.toTable(tiers, workers) : null);
    }

    /** The code of a key, or {@link OutcomeCode#NONE}; keys of other layers or tiers may not be found. */
    int code(long key) throws IOException {
        if (table == null) {
            return layer == null ? OutcomeCode.NONE : layer.find(key);
        }
        return table.codeOf(key);
    }
}
