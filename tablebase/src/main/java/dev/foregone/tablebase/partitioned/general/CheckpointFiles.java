package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.partitioned.Checkpoints;
import dev.foregone.tablebase.partitioned.KeyRanges;
import dev.foregone.tablebase.partitioned.PartNumbers;
import dev.foregone.tablebase.partitioned.general.Checkpoint.Stage;
import dev.foregone.tablebase.storage.WorkDirectory;
import java.io.IOException;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The checkpoints of a driver, numbered in turn: each the components of {@link Checkpoint} in order, a list after its size. The
 * last two are kept: should a power cut damage the last, the one before will do.
 */
final class CheckpointFiles {

    static final String NOTE = "note";
    private static final int KEPT = 2;

    /** A stage is written as its place in this list. */
    private static final List<Stage> STAGES =
            List.of(Stage.BEGIN, Stage.DISCOVER, Stage.NUMBERED, Stage.WINS, Stage.DRAWS, Stage.DONE);

    private final WorkDirectory work;
    private final Checkpoints checkpoints;
    private int number;

    CheckpointFiles(WorkDirectory work) {
        this.work = work;
        this.checkpoints = new Checkpoints(work);
    }

    /** The last checkpoint, if there is one. */
    Optional<Checkpoint> last() throws IOException {
        number = work.lastStep(NOTE).orElse(0);
        for (int kept = 0; kept < KEPT && number > 0; kept++, number--) {
            long[] noted = checkpoints.of(NOTE, number);
            if (noted != null) {
                return Optional.of(read(LongBuffer.wrap(noted)));
            }
        }
        return Optional.empty();
    }

    /** Forgets the last checkpoint, so that the superstep before it is done again. */
    void dropLast() throws IOException {
        checkpoints.forget(NOTE, number);
    }

    /** Writes a checkpoint. */
    void add(Checkpoint checkpoint) throws IOException {
        number++;
        checkpoints.finish(NOTE, number, numbers(checkpoint));
        Files.deleteIfExists(work.step(NOTE, Math.max(0, number - KEPT)));
    }

    private static long[] numbers(Checkpoint checkpoint) {
        LongStream begin = LongStream.of(
                STAGES.indexOf(checkpoint.stage()),
                checkpoint.step(),
                checkpoint.base(),
                checkpoint.changed(),
                checkpoint.positions(),
                checkpoint.settled(),
                checkpoint.later());
        LongStream counts = checkpoint.counts().stream().mapToLong(Long::longValue);
        LongStream parts = checkpoint.parts().stream().flatMapToLong(PartNumbers::of);
        LongStream ranges = LongStream.of(checkpoint.ranges().firsts());
        return Stream.of(
                        begin,
                        list(checkpoint.counts().size(), counts),
                        list(checkpoint.ranges().count(), ranges),
                        list(checkpoint.parts().size(), parts))
                .flatMapToLong(numbers -> numbers)
                .toArray();
    }

    private static LongStream list(int size, LongStream numbers) {
        return LongStream.concat(LongStream.of(size), numbers);
    }

    private static Checkpoint read(LongBuffer in) {
        return new Checkpoint(
                STAGES.get((int) in.get()),
                (int) in.get(),
                (int) in.get(),
                in.get(),
                in.get(),
                in.get(),
                in.get(),
                LongStream.of(list(in)).boxed().toList(),
                new KeyRanges(list(in)),
                IntStream.range(0, (int) in.get())
                        .mapToObj(i -> PartNumbers.read(in))
                        .toList());
    }

    private static long[] list(LongBuffer in) {
        long[] numbers = new long[(int) in.get()];
        in.get(numbers);
        return numbers;
    }
}
