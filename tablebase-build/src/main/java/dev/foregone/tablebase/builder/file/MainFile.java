package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.file.PartList;
import dev.foregone.tablebase.file.TablebaseParts;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Writes the main file of {@linkplain TablebaseParts a tablebase in parts}. */
public final class MainFile {

    private MainFile() {}

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
            force(TablebaseParts.path(file, part.layer(), part.number()));
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
