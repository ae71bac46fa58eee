package dev.foregone.benchmarks;

import dev.foregone.api.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A file of scored positions.
 *
 * @param name the name of the file
 * @param positions in the order of the file, at least one
 */
record ScoredSet(String name, List<ScoredPosition> positions) {

    /**
     * Reads a file, skipping blank lines.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if a line is not moves and a score, or there is no line
     */
    static ScoredSet read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<ScoredPosition> positions = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            if (!lines.get(line).isBlank()) {
                positions.add(parse(file, line + 1, lines.get(line)));
            }
        }
        if (positions.isEmpty()) {
            throw new IllegalArgumentException(file + ": no positions");
        }
        return new ScoredSet(String.valueOf(file.getFileName()), List.copyOf(positions));
    }

    private static ScoredPosition parse(Path file, int number, String line) {
        try {
            return ScoredPosition.parse(line);
        } catch (IllegalArgumentException | NotationException fault) {
            throw new IllegalArgumentException(file + ":" + number + ": " + fault.getMessage(), fault);
        }
    }
}
