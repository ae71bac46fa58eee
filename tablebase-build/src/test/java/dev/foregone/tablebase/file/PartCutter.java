package dev.foregone.tablebase.file;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.file.EncodedSection;
import dev.foregone.tablebase.builder.file.MainFile;
import dev.foregone.tablebase.builder.file.SectionEncoder;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.positions.BestOfChildren;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;

/** Cuts a tablebase into parts of random ranges. */
public final class PartCutter {

    private static final AtomicFiles FILES = new AtomicFiles(Disk.real());

    private final PackedRules<?, ?> rules;
    private final SplittableRandom random;
    private final int least;
    private final int most;
    private final Workers workers = new Workers(1, Stop.never());

    /** Cuts each layer into this many parts, but into fewer where two cuts fall together. */
    public PartCutter(PackedRules<?, ?> rules, long seed, int least, int most) {
        this.rules = rules;
        this.random = new SplittableRandom(seed);
        this.least = least;
        this.most = most;
    }

    /** Writes the tablebase of one file again, in parts. */
    public List<Part> cut(Path from, Path to) throws IOException {
        TablebaseFile file = TablebaseFile.open(from);
        Files.createDirectories(TablebaseParts.directory(to));
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < file.layers().size(); i++) {
            Layer layer = file.layers().get(i);
            int children = file.layered() ? i + 1 : i;
            KeyTable childTable = children < file.layers().size()
                    ? file.layers().get(children).toTable(workers)
                    : KeyTable.empty();
            BestOfChildren lookup = new BestOfChildren(
                    new KeyRules(rules, file.header().symmetry()), childTable, OutcomeCode.MAX_PLIES);
            parts.addAll(cut(layer, lookup, to));
        }
        MainFile.write(to, file.header(), parts, FILES);
        return parts;
    }

    private List<Part> cut(Layer layer, BestOfChildren lookup, Path to) throws IOException {
        KeyTable table = layer.toTable(workers);
        TreeSet<Integer> begins = new TreeSet<>(List.of(0));
        int count = random.nextInt(least, most + 1);
        for (int i = 1; i < count; i++) {
            begins.add(random.nextInt(table.size()));
        }
        List<Part> parts = new ArrayList<>();
        for (int begin : begins) {
            Integer next = begins.higher(begin);
            KeyTable range = range(table, begin, next == null ? table.size() : next);
            Path path = TablebaseParts.path(to, layer.number(), parts.size());
            write(range, layer.number(), lookup, path);
            parts.add(Part.of(path, parts.size()));
        }
        return parts;
    }

    private void write(KeyTable range, int layer, BestOfChildren lookup, Path path) throws IOException {
        long moves = lookup.moves();
        long soleBest = lookup.soleBest();
        for (int i = 0; i < range.size(); i++) {
            lookup.resolve(new long[] {TableOf.key(range, i)}, 0, 1);
        }
        long sole = layer < 0 ? -1 : lookup.soleBest() - soleBest;
        write(SectionEncoder.encode(range, layer, lookup.moves() - moves, sole, workers), path);
    }

    static void write(EncodedSection section, Path path) throws IOException {
        FILES.write(path, section::writeTo, false);
    }

    /** Some keys of a table in a row. */
    static KeyTable range(KeyTable table, int from, int to) {
        TreeMap<Long, Integer> range = new TreeMap<>(Long::compareUnsigned);
        for (int i = from; i < to; i++) {
            range.put(TableOf.key(table, i), table.code(i));
        }
        return TableOf.of(range);
    }
}
