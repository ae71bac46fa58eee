package dev.foregone.tablebase.parts.general;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.coding.Leb128Reader;
import dev.foregone.tablebase.builder.coding.Leb128Writer;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.positions.PairSorter;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.parts.steps.Batches;
import dev.foregone.tablebase.parts.steps.KeyBlock;
import dev.foregone.tablebase.parts.steps.StepFiles;
import dev.foregone.tablebase.positions.KeyTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys in files and on their way, as many as whole games have, and with all 64 bits. */
class KeysTest {

    private static final String SEED = "seed %d";

    @TempDir
    private Path directory;

    private static TreeSet<Long> random(Random random, int count, int bits) {
        TreeSet<Long> keys = new TreeSet<>(Long::compareUnsigned);
        for (int i = 0; i < count; i++) {
            keys.add(random.nextLong() >>> (Long.SIZE - bits));
        }
        return keys;
    }

    private static long[] array(Set<Long> keys) {
        return keys.stream().mapToLong(Long::longValue).toArray();
    }

    private Path write(StepFiles files, int number, Set<Long> keys) throws IOException {
        Path path = files.path("fresh", number, 0);
        files.write(path, KeyFile.content(array(keys), keys.size()));
        return path;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 64})
    void runsDropWhatTheyHaveAndMerge(int bits) throws IOException {
        for (long seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            TreeSet<Long> all = random(random, 1 + random.nextInt(5_000), bits);
            TreeSet<Long> asked = random(random, random.nextInt(2_000), bits);
            asked.addAll(all.stream().filter(key -> random.nextInt(3) == 0).toList());
            StepFiles files = StepFiles.in(directory);
            List<Path> paths = new ArrayList<>();
            List<TreeSet<Long>> runs = IntStream.range(0, 4)
                    .mapToObj(i -> new TreeSet<Long>(Long::compareUnsigned))
                    .toList();
            all.forEach(key -> runs.get(random.nextInt(runs.size())).add(key));
            for (int run = 0; run < runs.size(); run++) {
                paths.add(write(files, run, runs.get(run)));
            }
            long[] keys = array(asked);
            try (SortedRuns known = new SortedRuns(paths)) {
                int left = known.drop(keys, keys.length);
                asked.removeAll(all);
                assertThat(Arrays.copyOf(keys, left)).as(SEED, seed).isEqualTo(array(asked));
                assertThat(known.size()).isEqualTo(all.size());
                Path merged = files.path("run", 1, 0);
                files.write(merged, known.with(keys, left));
                all.addAll(asked);
                assertThat(read(merged)).as(SEED, seed).isEqualTo(List.copyOf(all));
            }
        }
    }

    private static List<Long> read(Path path) throws IOException {
        List<Long> keys = new ArrayList<>();
        try (SortedRuns file = new SortedRuns(List.of(path))) {
            file.forEach(keys::add);
        }
        return keys;
    }

    @Test
    void theRunsOfAStepHoldEveryStepOnce() {
        for (int step = 1; step <= 300; step++) {
            Set<Integer> held = new HashSet<>();
            for (int run : RunFiles.runs(step)) {
                steps(run).forEach(each -> assertThat(held.add(each)).isTrue());
            }
            assertThat(held).hasSize(step).allMatch(each -> each >= 1);
            assertThat(RunFiles.runs(step)).hasSizeLessThan(10);
            Set<Integer> merged = new HashSet<>(Set.of(step));
            RunFiles.mergedBy(step).forEach(run -> steps(run).forEach(merged::add));
            assertThat(merged)
                    .containsExactlyInAnyOrderElementsOf(steps(step).boxed().toList());
        }
    }

    private static IntStream steps(int run) {
        return IntStream.rangeClosed(run - Integer.lowestOneBit(run) + 1, run);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5, 100_000, 600_000})
    void batchesSendEverything(int count) {
        Random random = new Random(count);
        List<List<Long>> sent = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        Batches batches = new Batches(
                3,
                (to, bytes) -> {
                    Leb128Reader in = new Leb128Reader(bytes);
                    while (!in.atEnd()) {
                        sent.get(to).add(in.number());
                    }
                },
                (numbers, seconds, size) -> {
                    Leb128Writer out = new Leb128Writer();
                    for (int i = 0; i < size; i++) {
                        out.number(numbers[i] + seconds[i]);
                    }
                    return out.toByteArray();
                });
        List<List<Long>> expected = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < count; i++) {
            int to = random.nextInt(3);
            long number = random.nextLong();
            int second = random.nextInt(9);
            batches.add(to, number, second);
            expected.get(to).add(number + second);
        }
        batches.sendAll();
        assertThat(sent).isEqualTo(expected);
    }

    @Test
    void pairsAreSentAsTheyAre() {
        for (long seed = 1; seed <= 50; seed++) {
            Random random = new Random(seed);
            long[] keys = array(random(random, 1 + random.nextInt(500), 64));
            int[] seconds = random.ints(keys.length).toArray();
            PairBlock read = new PairBlock(new Block(7, PairBlock.encode(keys, seconds, keys.length, seed)));
            assertThat(List.of(read.ofAll(), read.count(), read.from())).isEqualTo(List.of(seed, keys.length, 7));
            for (int i = 0; i < keys.length; i++) {
                assertThat(read.ended()).isFalse();
                assertThat(read.key()).as(SEED, seed).isEqualTo(keys[i]);
                assertThat((int) read.second()).as(SEED, seed).isEqualTo(seconds[i]);
                read.next();
            }
            assertThat(read.ended()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 20, 64})
    void pairsAreSorted(int bits) {
        for (long seed = 1; seed <= 50; seed++) {
            Random random = new Random(seed);
            int count = random.nextInt(500);
            long[] keys = LongStream.generate(() -> random.nextLong() >>> (Long.SIZE - bits))
                    .limit(count)
                    .toArray();
            List<long[]> expected = IntStream.range(0, count)
                    .mapToObj(i -> new long[] {keys[i], i})
                    .sorted((one, other) -> Long.compareUnsigned(one[0], other[0]))
                    .toList();
            int[] seconds = IntStream.range(0, count).toArray();
            new PairSorter().sort(keys, seconds, count);
            for (int i = 0; i < count; i++) {
                assertThat(new long[] {keys[i], seconds[i]}).as(SEED, seed).isEqualTo(expected.get(i));
            }
        }
    }

    @Test
    void everyPartitionHasItsShare() {
        for (int partitions : new int[] {1, 2, 3, 7, 1000}) {
            Owners owners = new Owners(partitions);
            int[] counts = new int[partitions];
            for (long key = 0; key < 100L * partitions; key++) {
                counts[owners.of(key)]++;
            }
            assertThat(counts).doesNotContain(0);
            assertThat(owners.all()).hasSize(partitions);
        }
    }

    @Test
    void keysThatComeToAPartitionHaveRoomUpToWhatItMayHold() {
        assertThat(KeepNew.room(3, 10)).isEqualTo(20);
        assertThat(KeepNew.room(3, (1L << 30) + 1)).isEqualTo(KeyTable.MAX_SIZE);
        assertThatThrownBy(() -> KeepNew.room(3, 1L << 31))
                .isInstanceOf(TooLargeException.class)
                .hasMessageContaining("more partitions");
    }

    @Test
    void keysThatComeAgainAndAgainTakeNoMoreRoom() {
        long[] some = array(random(new Random(1), 1_000, 40));
        KeyBlock block = new KeyBlock(KeyBlock.encode(some, some.length));
        KeepNew.Keys keys = new KeepNew.Keys(0);
        for (int times = 0; times < 100; times++) {
            keys.add(block);
        }
        assertThat(keys.keys.length).isBetween(1_000, 4_000);
        keys.sort();
        assertThat(Arrays.copyOf(keys.keys, some.length)).isEqualTo(some);
    }

    @Test
    void morePositionsThanAPartitionHoldsAreRefused() {
        KeepNew.checkSize(3, KeyTable.MAX_SIZE);
        assertThatThrownBy(() -> KeepNew.checkSize(3, KeyTable.MAX_SIZE + 1L))
                .isInstanceOf(TooLargeException.class)
                .hasMessageContaining("partition 3")
                .hasMessageContaining("more partitions");
    }
}
