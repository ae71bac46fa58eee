package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.partitioned.KeyRanges;
import dev.foregone.tablebase.partitioned.Notes;
import dev.foregone.tablebase.partitioned.PartNumbers;
import dev.foregone.tablebase.partitioned.general.Note.Stage;
import dev.foregone.tablebase.work.WorkDirectory;
import java.io.IOException;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The notes of a driver, numbered in turn: each the components of {@link Note} in order, a list after its size. The
 * last two are kept: should a power cut damage the last, the one before will do.
 */
final class NoteFiles {

    private static final int KEPT = 2;

    /** A stage is written as its place in this list. */
    private static final List<Stage> STAGES =
            List.of(Stage.BEGIN, Stage.DISCOVER, Stage.NUMBERED, Stage.WINS, Stage.DRAWS, Stage.DONE);

    private final WorkDirectory work;
    private final Notes notes;
    private int number;

    NoteFiles(WorkDirectory work) {
        this.work = work;
        this.notes = new Notes(work);
    }

    /** The last note, if there is one. */
    Optional<Note> last() throws IOException {
        number = work.lastStep(WorkDirectory.NOTE).orElse(0);
        for (int kept = 0; kept < KEPT && number > 0; kept++, number--) {
            long[] noted = notes.of(WorkDirectory.NOTE, number);
            if (noted != null) {
                return Optional.of(read(LongBuffer.wrap(noted)));
            }
        }
        return Optional.empty();
    }

    /** Forgets the last note, so that the superstep before it is done again. */
    void dropLast() throws IOException {
        notes.forget(WorkDirectory.NOTE, number);
    }

    /** Writes a note. */
    void add(Note note) throws IOException {
        number++;
        notes.finish(WorkDirectory.NOTE, number, numbers(note));
        Files.deleteIfExists(work.step(WorkDirectory.NOTE, Math.max(0, number - KEPT)));
    }

    private static long[] numbers(Note note) {
        LongStream begin = LongStream.of(
                STAGES.indexOf(note.stage()),
                note.step(),
                note.base(),
                note.changed(),
                note.positions(),
                note.settled(),
                note.later());
        LongStream counts = note.counts().stream().mapToLong(Long::longValue);
        LongStream parts = note.parts().stream().flatMapToLong(PartNumbers::of);
        return LongStream.concat(
                        LongStream.concat(begin, list(note.counts().size(), counts)),
                        LongStream.concat(
                                list(
                                        note.ranges().count(),
                                        LongStream.of(note.ranges().firsts())),
                                list(note.parts().size(), parts)))
                .toArray();
    }

    private static LongStream list(int size, LongStream numbers) {
        return LongStream.concat(LongStream.of(size), numbers);
    }

    private static Note read(LongBuffer in) {
        return new Note(
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
