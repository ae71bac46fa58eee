package dev.foregone.tablebase.parts.steps;

import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.threads.FileWork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that a driver records about finished steps, to resume from there if it is started again.
 *
 * @param work where they are recorded
 */
public record Checkpoints(WorkDirectory work) {

    /** The numbers of a finished step, or null if it is not finished. */
    public long @Nullable [] of(String step, int number) throws IOException {
        Path path = work.step(step, number);
        return work.read(path, () -> RecordFile.numbers(path));
    }

    /** The numbers of a step; if it is not finished, it is done now. */
    public long[] of(String step, int number, FileWork<long[]> doing) throws IOException {
        long[] recorded = of(step, number);
        if (recorded != null) {
            return recorded;
        }
        long[] numbers = doing.run();
        work.finish(work.step(step, number), RecordFile.numbers(numbers));
        return numbers;
    }

    /** The step is to be done again. */
    public void forget(String step, int number) throws IOException {
        Files.deleteIfExists(work.step(step, number));
    }
}
