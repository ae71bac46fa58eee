package dev.foregone.tablebase.builder.run;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.MonotoneProgress;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.threads.Stop;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** Solves a game in parts, on this machine's disk or on a cluster; a service, since who solves games in memory needs none. */
public interface BuildInParts {

    /** What a superstep has recorded. */
    String NOTE = "note";

    /** Which keys each partition of a layer has. */
    String RANGES = "ranges";

    /** A layer whose positions are found. */
    String LAYER = "layer";

    /** A layer whose positions are solved. */
    String SOLVED = "solved";

    /** The names of its steps, as regular expressions: where there is no such service, the directory of a build in parts is still known as one. */
    List<String> STEPS = List.of(NOTE, RANGES, LAYER, SOLVED, WorkDirectory.DIRECTORY_PREFIX + "[a-z]+");

    /**
     * Solves the game.
     *
     * @param header which tablebase it is
     * @param work its finished steps
     * @param file the tablebase
     * @return its parts
     */
    List<Part> solve(
            PackedRules<?, ?> rules,
            FileHeader header,
            BuildOptions options,
            WorkDirectory work,
            Path file,
            MonotoneProgress progress,
            Stop stop)
            throws IOException;

    /** The one that is there, if any. */
    static Optional<BuildInParts> found() {
        return ServiceLoader.load(BuildInParts.class, BuildInParts.class.getClassLoader())
                .findFirst();
    }
}
