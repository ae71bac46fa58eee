package dev.foregone.tablebase.builder.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.layered.Resolution.Resolved;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.report.BuildListener.Stage;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.Resources;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves a game in which every move lowers the plies left at most by exactly one: forward by layers from the root, then
 * backward by layers to it. At any moment one layer is in memory, and the outcomes of the next; the others are in work files. A layer that is finished
 * has a file, and is not done again.
 *
 * <pre>
 *   root = layer n  ->  layer n-1  -> ...  ->  layer 0        keys-n, keys-(n-1), ... (the first empty one is the last)
 *   section-n       &lt;-  section-(n-1)  &lt;- ...
 * </pre>
 */
public final class LayeredBuild {

    private static final String KEYS = "keys";
    private static final String SECTION = "section";

    /** The names of its steps. */
    public static final List<String> STEPS = List.of(KEYS, SECTION);

    /** The share of the work that finding the positions takes, roughly. */
    private static final double FORWARD = 0.45;

    private static final double BACKWARD = 0.5;

    private final KeyRules keyRules;
    private final WorkDirectory work;
    private final Workers workers;
    private final Resources resources;
    private final List<KeyFile> layers = new ArrayList<>();
    private long positions;
    private long resolved;

    /** A build, which resumes from the contents of the work directory. */
    public LayeredBuild(KeyRules keyRules, WorkDirectory work, Resources resources) {
        this.keyRules = keyRules;
        this.work = work;
        this.workers = resources.workers();
        this.resources = resources;
    }

    /** Whether the rules may have layers. */
    public static boolean mayHold(PackedRules<?, ?> rules, long root) {
        return rules.maxPlies(root) <= OutcomeCode.MAX_PLIES;
    }

    /**
     * Does the remaining work.
     *
     * @return the files of the sections, from the root's on
     * @throws NotLayeredException if a move does not lead to the next layer
     */
    public List<Path> run(long root) throws IOException {
        int top = keyRules.rules().maxPlies(root);
        try {
            forward(root, top);
            plan();
            backward(top);
        } finally {
            for (KeyFile layer : layers) {
                layer.close();
            }
        }
        List<Path> sections = new ArrayList<>();
        for (int i = 0; i < layers.size(); i++) {
            sections.add(section(top - i));
        }
        return sections;
    }

    private Path keys(int layer) {
        return work.step(KEYS, layer);
    }

    private Path section(int layer) {
        return work.step(SECTION, layer);
    }

    private void forward(long root, int top) throws IOException {
        LayerExpansion expansion = new LayerExpansion(keyRules, workers, resources.memoryBytes());
        for (int layer = top; layer >= 0; layer--) {
            workers.check();
            resources.progress().report(Stage.DISCOVER, FORWARD * (top - layer) / (top + 1), positions);
            Path path = keys(layer);
            if (!work.finished(path, () -> RecordFile.check(path))) {
                work.finish(path, layer == top ? KeyFile.content(new long[] {root}, 1) : expand(expansion, layer + 1));
            }
            KeyFile keys = KeyFile.open(path);
            if (keys.size() == 0) {
                keys.close();
                return;
            }
            layers.add(keys);
            positions += keys.size();
        }
        expand(expansion, 0);
    }

    private AtomicFiles.Content expand(LayerExpansion expansion, int layer) throws IOException {
        KeyFile parents = layers.get(layers.size() - 1);
        try {
            expansion.expand(parents, layer);
            return expansion.content();
        } catch (TooLargeException tooLarge) {
            throw new TooLargeException(
                    tooLarge.memoryBytes(), "after %,d positions, %s", positions, tooLarge.getMessage());
        }
    }

    private void plan() {
        long most = 0;
        for (int i = 0; i < layers.size(); i++) {
            long children = i + 1 < layers.size() ? bytes(layers.get(i + 1)) : 0;
            most = Math.max(most, bytes(layers.get(i), children));
        }
        resources.progress().plan(positions, most, resources.memoryBytes());
    }

    /** The memory to solve a layer: its outcomes and the table of its children, and then its own table instead of that. */
    private static long bytes(KeyFile keys, long childBytes) {
        return Math.max(bytes(keys), childBytes) + (long) Character.BYTES * keys.size();
    }

    private static long bytes(KeyFile keys) {
        return KeyTable.bytes(keys.size(), KeyTable.bitsOf(keys.greatest()));
    }

    private void backward(int top) throws IOException {
        int lowest = top - layers.size() + 1;
        int next = lowest;
        while (next <= top && isFinished(section(next))) {
            resolved += layers.get(top - next).size();
            next++;
        }
        KeyTable children = next == lowest || next > top
                ? KeyTable.empty()
                : Section.alone(section(next - 1)).toTable(workers);
        for (int layer = next; layer <= top; layer++) {
            workers.check();
            resources.progress().report(Stage.SOLVE, FORWARD + BACKWARD * resolved / positions, positions);
            KeyFile keys = layers.get(top - layer);
            Resolved outcomes = resolve(layer, keys, children);
            children = KeyTable.empty(); // makes room for the table of the layer
            children = keys.toTable(outcomes.codes(), workers);
            work.finish(section(layer), outcomes.encode(children, workers)::writeTo);
            resolved += children.size();
        }
    }

    private boolean isFinished(Path section) throws IOException {
        return work.finished(section, () -> Section.alone(section).checkBlocks());
    }

    private Resolved resolve(int layer, KeyFile keys, KeyTable children) throws IOException {
        long needed = bytes(keys, KeyTable.bytes(children.size(), children.bits()));
        if (needed > resources.memoryBytes()) {
            throw new TooLargeException(
                    needed,
                    "of %,d positions in %d layers, two neighbouring layers with %,d take %,d bytes of memory, and"
                            + " %,d are allowed",
                    positions,
                    layers.size(),
                    (long) keys.size() + children.size(),
                    needed,
                    resources.memoryBytes());
        }
        return new Resolution(keyRules, workers, layer, keys, children).resolve();
    }
}
