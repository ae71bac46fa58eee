package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.partitioned.BlockFile;
import dev.foregone.tablebase.partitioned.CheckPart;
import dev.foregone.tablebase.partitioned.Notes;
import dev.foregone.tablebase.partitioned.Resumable;
import dev.foregone.tablebase.partitioned.Supersteps;
import dev.foregone.tablebase.work.DamagedFileException;
import java.io.IOException;
import java.io.Serializable;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what is left of a build of which a file turned out to be damaged or lost, and forgets what is noted of the rest, so
 * that it is done again. It reads all that the build still needs, once.
 *
 * @param top the files of the root's layer
 * @param file the tablebase
 */
record Repair(Supersteps supersteps, Notes notes, LayerFiles top, Path file) {

    /**
     * Forgets what must be done again.
     *
     * @return false if all must, since the ranges of a layer are lost as well
     */
    boolean run() throws IOException {
        int lowest = lowest();
        Set<Integer> solved = new HashSet<>();
        for (int number = lowest; number <= top.layer(); number++) {
            if (isSolved(number)) {
                solved.add(number);
            }
        }
        boolean findAgain = false;
        for (int number = lowest; number <= top.layer(); number++) {
            boolean needsKeys = findAgain || !solved.contains(number);
            boolean needsRequests = number < top.layer() && !solved.contains(number + 1);
            findAgain = !isFound(number, needsKeys, needsRequests);
            if (findAgain && number < top.layer() && notes.of(Discovery.RANGES, number) == null) {
                return false;
            }
            if (findAgain) {
                notes.forget(Discovery.LAYER, number);
            }
        }
        return true;
    }

    private int lowest() throws IOException {
        int lowest = 0;
        while (lowest < top.layer() && notes.of(Discovery.LAYER, lowest) == null) {
            lowest++;
        }
        return lowest;
    }

    private LayerFiles files(int number) {
        return new LayerFiles(top.identity(), top.files(), number);
    }

    private @Nullable FoundLayer layer(int number) throws IOException {
        long[] noted = notes.of(Discovery.LAYER, number);
        return noted == null
                ? null
                : new FoundLayer(
                        number, Arrays.stream(noted).mapToInt(Math::toIntExact).toArray());
    }

    /** Whether all parts of a layer are there; one that is not the one that was noted is deleted. */
    private boolean isSolved(int number) throws IOException {
        long[] noted = notes.of(Resolver.SOLVED, number);
        FoundLayer layer = layer(number);
        if (noted == null) {
            return layer != null
                    && allOf(layer.partitions(), new Resolve(files(number), new PartPaths(file, layer.sizes())));
        }
        List<Part> parts = Resolver.parts(LongBuffer.wrap(noted));
        CheckPart check = new CheckPart(file.toAbsolutePath().toString(), parts);
        List<Integer> places = IntStream.range(0, parts.size()).boxed().toList();
        Set<Integer> found = supersteps.found(places, check).keySet();
        if (found.size() < parts.size()) {
            notes.forget(Resolver.SOLVED, number);
            for (int place : places) {
                if (!found.contains(place)) {
                    Files.deleteIfExists(check.marker(place));
                }
            }
        }
        return found.size() == parts.size();
    }

    private boolean isFound(int number, boolean needsKeys, boolean needsRequests) throws IOException {
        FoundLayer layer = layer(number);
        return layer != null
                && (!needsKeys || allOf(layer.partitions(), new Keys(files(number), layer.sizes())))
                && (!needsRequests || allOf(layer.partitions(), new Requests(files(number))));
    }

    private <R extends Serializable> boolean allOf(List<Integer> partitions, Resumable<R> step) throws IOException {
        return supersteps.found(partitions, step).size() == partitions.size();
    }

    /** The keys of partitions, by themselves. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Keys(LayerFiles layer, int[] sizes) implements Resumable<Integer> {

        @Override
        public Path marker(int partition) {
            return layer.keys(partition);
        }

        @Override
        public Integer found(int partition) throws IOException {
            int size = StoreKeys.checkedSize(marker(partition));
            if (size != sizes[partition]) {
                throw DamagedFileException.ofWork(marker(partition));
            }
            return size;
        }
    }

    /** What partitions were asked, by itself. */
    private record Requests(LayerFiles layer) implements Resumable<Integer> {

        @Override
        public Path marker(int partition) {
            return layer.requests(partition);
        }

        @Override
        public Integer found(int partition) throws IOException {
            BlockFile.check(marker(partition));
            return partition;
        }
    }
}
