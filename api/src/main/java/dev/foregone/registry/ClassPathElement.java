package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Problem;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A jar or a directory of the class path.
 *
 * @param path where it is
 * @param unread why class loaders silently take nothing from it, if they do
 */
record ClassPathElement(Path path, Optional<String> unread) {

    String name() {
        return String.valueOf(path.getFileName());
    }

    /** As the report names it. */
    String source() {
        return path.toString();
    }

    Optional<Problem> problem() {
        return unread.map(why -> new Problem(why, "replace it, or take it off the class path"));
    }
}
