package dev.foregone.tablebase.partitioned;

import dev.foregone.tablebase.file.TablebaseParts;
import dev.foregone.tablebase.work.WorkDirectory;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.UUID;

/**
 * Whose the directory of a tablebase's parts is: of the build that made it, which has noted so in its work directory.
 * Another with a work directory of its own would write parts of the same names, and each would take those of the other
 * for its own.
 *
 * @param work the build's
 * @param file the tablebase
 */
public record PartsClaim(WorkDirectory work, Path file) {

    private static final String BEGUN = WorkDirectory.BEGUN;

    /**
     * Makes the directory, or looks whether it is still the one that this build has made.
     *
     * @throws IOException if it is another's
     */
    public void take() throws IOException {
        Notes notes = new Notes(work);
        long[] begun = notes.of(BEGUN, 0);
        if (begun == null) {
            UUID build = UUID.randomUUID();
            make(build);
            work.files() // forced to the device: without it, no part would be known for this build's own
                    .write(
                            work.step(BEGUN, 0),
                            LongsFile.content(build.getMostSignificantBits(), build.getLeastSignificantBits()));
        } else {
            check(new UUID(begun[0], begun[1]));
        }
    }

    private void make(UUID build) throws IOException {
        Path parent = parts().toAbsolutePath().getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        try {
            Files.createDirectory(parts());
        } catch (FileAlreadyExistsException another) {
            throw new IOException(
                    parts() + " is there already, and not from this build\n  delete it, or name another file", another);
        }
        Files.writeString(claim(), build.toString());
    }

    private void check(UUID build) throws IOException {
        String there;
        try {
            there = Files.readString(claim());
        } catch (NoSuchFileException gone) {
            there = "";
        }
        if (!there.equals(build.toString())) {
            throw new IOException(parts() + " is not the directory that this build made for its parts, of which "
                    + work.directory() + " has the steps\n  delete both and begin again, or name another file and work"
                    + " directory");
        }
    }

    /** The tablebase is finished. */
    public void release() throws IOException {
        Files.deleteIfExists(claim());
    }

    private Path parts() {
        return TablebaseParts.directory(file);
    }

    private Path claim() {
        return parts().resolve(BEGUN);
    }
}
