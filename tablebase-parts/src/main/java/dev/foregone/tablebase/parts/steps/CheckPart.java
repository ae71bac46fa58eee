package dev.foregone.tablebase.parts.steps;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Work;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseParts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads parts of the tablebase in full, to see whether they are as they were written.
 *
 * @param file the tablebase
 * @param parts some of its parts; a partition is the place of one in this list
 */
public record CheckPart(String file, List<Part> parts) implements Work<Integer> {

    @Override
    public Integer run(PackedRules<?, ?> rules, int place) throws IOException {
        Part part = parts.get(place);
        Path path = TablebaseParts.path(Path.of(file), part.layer(), part.number());
        Section.alone(path).checkBlocks();
        if (!Part.of(path, part.number()).equals(part)) {
            throw new DamagedFileException(path + " is not the part that was written");
        }
        return place;
    }
}
