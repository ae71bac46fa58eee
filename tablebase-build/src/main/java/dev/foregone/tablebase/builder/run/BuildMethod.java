package dev.foregone.tablebase.builder.run;

import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.MonotoneProgress;
import dev.foregone.tablebase.builder.threads.Resources;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.threads.Stop;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** How a build solves its game. Exceptions of the game may reach the caller. */
interface BuildMethod {

    /** Solves the game in the memory of this machine; the files of the sections. */
    List<Path> inMemory(WorkDirectory work, Resources resources) throws IOException;

    /** Whether the game can be solved in parts. */
    boolean isForParts();

    /**
     * Solves the game in parts.
     *
     * @param file the tablebase
     * @return its parts
     */
    List<Part> inParts(WorkDirectory work, Path file, MonotoneProgress progress, Stop stop) throws IOException;
}
