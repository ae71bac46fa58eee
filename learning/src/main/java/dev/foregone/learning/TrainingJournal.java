package dev.foregone.learning;

import dev.foregone.journal.LineJournal;
import dev.foregone.weights.Weights;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The games of a training so far, and what was learned after each generation, so that a training that was killed, or has found
 * nothing, plays none of them again. Safe for use by many threads.
 */
final class TrainingJournal implements AutoCloseable {

    private final Map<Integer, List<TrainingPosition>> games = new HashMap<>();
    private final Map<Integer, Lesson> lessons = new HashMap<>();
    private final int cells;
    private final @Nullable LineJournal lines;

    /** What was learned after a generation, and the points that it won against what was best before. */
    record Lesson(Weights weights, double points, String description) {}

    /**
     * Opens the journal of a training, or begins one.
     *
     * @param path the file; null to keep none
     * @param what what is trained: the journal of another training is refused
     * @param cells how many the board has
     */
    TrainingJournal(@Nullable Path path, String what, int cells) throws IOException {
        this.cells = cells;
        this.lines = path == null ? null : LineJournal.open(path, what, this::take, UnlearnableException::new);
    }

    private boolean take(String line) {
        String[] words = line.split(" ", 4);
        try {
            ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(words[2]));
            int number = Integer.parseInt(words[1]);
            if (words[0].equals("game")) {
                List<TrainingPosition> samples = new ArrayList<>();
                while (bytes.hasRemaining()) {
                    samples.add(TrainingPosition.read(bytes, cells, number));
                }
                games.put(number, samples);
            } else {
                String[] rest = words[3].split(" ", 2);
                Weights learned = Weights.read(new ByteArrayInputStream(bytes.array()), "the journal");
                lessons.put(number, new Lesson(learned, Double.parseDouble(rest[0]), rest[1]));
            }
            return true;
        } catch (RuntimeException | IOException unreadable) {
            return false;
        }
    }

    /** {@return how many games it keeps} */
    synchronized int kept() {
        return games.size();
    }

    /** A game that was played, or is played now. */
    List<TrainingPosition> game(int number, Supplier<List<TrainingPosition>> play) {
        Optional<List<TrainingPosition>> before;
        synchronized (this) {
            before = Optional.ofNullable(games.get(number));
        }
        return before.orElseGet(() -> {
            List<TrainingPosition> samples = play.get();
            ByteBuffer bytes = ByteBuffer.allocate(
                    samples.stream().mapToInt(TrainingPosition::bytes).sum());
            samples.forEach(each -> each.write(bytes));
            write("game " + number + " " + Base64.getEncoder().encodeToString(bytes.array()));
            return samples;
        });
    }

    /** What was learned after a generation, or is learned now. */
    Lesson lesson(int generation, Supplier<Lesson> learn) {
        Lesson before = lessons.get(generation);
        if (before != null) {
            return before;
        }
        Lesson lesson = learn.get();
        write("lesson " + generation + " "
                + Base64.getEncoder().encodeToString(lesson.weights.toBytes()) + " " + lesson.points + " "
                + lesson.description);
        return lesson;
    }

    private synchronized void write(String line) {
        if (lines != null) {
            try {
                lines.write(line);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }

    @Override
    public void close() throws IOException {
        if (lines != null) {
            lines.close();
        }
    }
}
