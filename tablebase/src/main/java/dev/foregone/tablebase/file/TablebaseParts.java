package dev.foregone.tablebase.file;

import java.nio.file.Path;

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
}
