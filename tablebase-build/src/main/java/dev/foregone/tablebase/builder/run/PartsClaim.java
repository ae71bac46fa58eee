package dev.foregone.tablebase.builder.run;

import static java.util.stream.Collectors.toSet;

import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.file.TablebaseParts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The claim of a build to the directory of its tablebase's parts. Another build with its own work directory would write
 * parts of the same names, and each would take the other's for its own.
 *
 * <pre>
 *   in the directory        an id and the name of the work directory, each on a line
 *   in the work directory   the id
 * </pre>
 *
 * Either line says that the directory is this build's, so that a damaged file, or a work directory that was deleted, does not stop it.
 *
 * @param work the build's
 * @param file the tablebase
 */
public record PartsClaim(WorkDirectory work, Path file) {

    private static final String NAME = "begun";

    /**
     * Makes the directory, or checks that this build made it.
     *
     * @throws IOException if it is another's
     */
    public void take() throws IOException {
        UUID noted = noted();
        if (makes()) {
            claim(noted == null ? UUID.randomUUID() : noted);
            return;
        }
        List<String> there = claimThere();
        boolean ours = (noted != null && there.contains(noted.toString())) || there.contains(place());
        if (noted != null && (ours || !isWhole(there))) {
            claim(noted); // again, since it may be damaged
        } else if (ours) {
            keepOnly(List.of()); // the steps that led to them are gone
            claim(UUID.randomUUID());
        } else {
            throw new IOException(parts() + " is there already, and not from this build\n  "
                    + (isWhole(there)
                            ? "resume with the work directory " + there.get(1) + ", or delete it"
                            : "delete it")
                    + ", or name another file");
        }
    }

    /** A directory in the place of the claim or of a part, which are files. */
    private void removeStrangers() throws IOException {
        for (Path path : Trees.list(parts())) {
            String name = path.getFileName().toString();
            if (name.equals(NAME) || TablebaseParts.isPart(name)) {
                WorkDirectory.removeDirectory(path);
            }
        }
    }

    private static boolean isWhole(List<String> claim) {
        return claim.size() == 2 && claim.get(0).matches("[-0-9a-f]{36}");
    }

    private @Nullable UUID noted() throws IOException {
        long[] id = work.read(work.mark(), () -> RecordFile.numbers(work.mark()));
        return id != null && id.length == 2 ? new UUID(id[0], id[1]) : null;
    }

    private String place() {
        return work.directory().toAbsolutePath().normalize().toString();
    }

    /** Whether there was no such directory, or only an empty one. */
    private boolean makes() throws IOException {
        Trees.makeParent(parts());
        try {
            Files.createDirectory(parts());
            return true;
        } catch (FileAlreadyExistsException there) {
            return Trees.list(parts()).stream().allMatch(AtomicFiles.unfinished(claim())::equals);
        }
    }

    /** The lines of the claim that is there, as far as it is one; none if there is no claim. */
    private List<String> claimThere() throws IOException {
        if (Files.isDirectory(claim())) {
            return List.of();
        }
        try {
            return new String(Files.readAllBytes(claim()), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (NoSuchFileException none) {
            return List.of();
        }
    }

    private void claim(UUID build) throws IOException {
        removeStrangers();
        String lines = build + "\n" + place() + "\n";
        work.files().write(claim(), out -> out.write(lines.getBytes(StandardCharsets.UTF_8)));
        work.files() // both forced to the device: without them, no part would be known for this build's own
                .write(
                        work.mark(),
                        RecordFile.numbers(build.getMostSignificantBits(), build.getLeastSignificantBits()));
    }

    /**
     * Deletes all parts but these: what was written before layers turned out not to hold, or must be made again.
     *
     * @param parts those of the tablebase; none if all are to be deleted
     */
    public void keepOnly(List<Part> parts) throws IOException {
        Set<String> kept = parts.stream().map(Part::name).collect(toSet());
        for (Path part : Trees.list(parts())) {
            String name = part.getFileName().toString();
            if (TablebaseParts.isPart(name) && !kept.contains(name)) {
                WorkDirectory.removeDirectory(part);
                Files.deleteIfExists(part);
            }
        }
    }

    /** Leaves nothing behind where no work was done. */
    public void withdraw() throws IOException {
        UUID noted = noted();
        if (noted != null && claimThere().contains(noted.toString())) {
            release();
            try {
                Files.deleteIfExists(parts());
            } catch (DirectoryNotEmptyException others) {
                return;
            }
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
        return parts().resolve(NAME);
    }
}
