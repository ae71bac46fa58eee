package dev.foregone.tablebase.partitioned;

import dev.foregone.tablebase.work.WorkDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What the machine that leads a build notes of finished steps, to go on from there if it is started again.
 *
 * @param work where
 */
public record Notes(WorkDirectory work) {

    /** What has been noted of a step, or null if nothing has. */
    public long @Nullable [] of(String step, int number) throws IOException {
        Path path = work.step(step, number);
        return work.finished(path, () -> LongsFile.read(path)) ? LongsFile.read(path) : null;
    }

    /** What was noted of a step no longer holds. */
    public void forget(String step, int number) throws IOException {
        Files.deleteIfExists(work.step(step, number));
    }

    /** Notes that a step is finished. */
    public void finish(String step, int number, long... what) throws IOException {
        work.finish(work.step(step, number), LongsFile.content(what));
    }
}
