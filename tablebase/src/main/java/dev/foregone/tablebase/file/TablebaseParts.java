package dev.foregone.tablebase.file;

import dev.foregone.tablebase.storage.AtomicFiles;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A tablebase in parts: a main file, which says what the parts are, and beside it a directory with the parts, each a section in a
 * file of its own. Several machines can write one, each the parts that it has made.
 *
 * <pre>
 *   4x4.tb                               header, list of parts
 *   4x4.tb.parts/layer-000016-000000     section
 *   4x4.tb.parts/layer-000015-000000     section
 *   4x4.tb.parts/layer-000015-000001     section, with greater keys
 * </pre>
 */
public final class TablebaseParts {

    private static final String SUFFIX = ".parts";

    private TablebaseParts() {}

    /** The directory of the parts. */
    public static Path directory(Path file) {
        return file.resolveSibling(file.getFileName() + SUFFIX);
    }

    /**
     * The file of a part.
     *
     * @param file the main file
     * @param layer the plies left at most in each of its positions, or -1
     * @param number its number within the layer, from 0
     */
    public static Path path(Path file, int layer, int number) {
        return directory(file).resolve(Part.name(layer, number));
    }

    /** Whether a file of the directory has the name of a part. */
    public static boolean isPart(String name) {
        return name.matches("(layer-\\d{6,}|whole)-\\d{6,}");
    }

    /**
     * Writes the main file. All parts must be on the device: once it is there, the tablebase is finished.
     *
     * @param file the main file
     * @param header which tablebase it is
     * @param parts layers from the root's on, within each layer keys and numbers ascending
     * @throws IllegalArgumentException if the parts are in another order, or a layer is left out
     */
    public static void write(Path file, FileHeader header, List<Part> parts, AtomicFiles files) throws IOException {
        PartList list = new PartList(List.copyOf(parts));
        String fault = list.fault();
        if (fault != null) {
            throw new IllegalArgumentException(file + " cannot be written: " + fault
                    + "\n  list layers from the root's down, and within each layer parts by ascending keys, numbered"
                    + " from 0");
        }
        for (Part part : parts) {
            force(path(file, part.layer(), part.number()));
        }
        byte[] begin = header.toBytesInParts();
        byte[] end = list.toBytes(begin);
        files.write(file, out -> {
            out.write(begin);
            out.write(end);
        });
    }

    private static void force(Path part) throws IOException {
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }
}
