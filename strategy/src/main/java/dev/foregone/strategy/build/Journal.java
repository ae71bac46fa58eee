package dev.foregone.strategy.build;

import dev.foregone.api.StoppedException;
import dev.foregone.journal.LineJournal;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.strategy.walk.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The answers to all questions of a build so far, so that a build that was killed asks none of them again. Safe for use by many threads. */
final class Journal implements AutoCloseable {

    private final Path path;
    private final Map<String, Verdict> known = new ConcurrentHashMap<>();
    private final LineJournal lines;

    /**
     * Opens the journal of a build, or begins one.
     *
     * @param what what is built, on one line: the journal of another build is refused
     */
    Journal(Path path, String what) throws IOException {
        this.path = path;
        this.lines =
                LineJournal.open(path, what, this::take, (why, remedy) -> new StrategyException(why + "\n  " + remedy));
    }

    /** The build was stopped, and its journal is kept. */
    static StoppedException stopped() {
        return new StoppedException("the build was cancelled", "; the same build resumes");
    }

    private boolean take(String line) {
        String[] words = line.split(" ", -1);
        if (words.length != 5) {
            return false;
        }
        known.put(
                words[0] + " " + words[1],
                new Verdict(
                        words[2].equals("proved"),
                        words[2].equals("refuted"),
                        Integer.parseInt(words[3]),
                        Long.parseLong(words[4])));
        return true;
    }

    /** The answer to a question: as it was, or else by a search, and noted. */
    Verdict ask(String kind, Place place, Supplier<Verdict> search) {
        String question = kind + (place.ours() ? "+ " : "- ") + Long.toHexString(place.key());
        Verdict before = known.get(question);
        if (before != null) {
            return before;
        }
        Verdict found = search.get();
        note(question, found);
        return found;
    }

    private synchronized void note(String question, Verdict verdict) {
        String status = verdict.proved() ? "proved" : verdict.refuted() ? "refuted" : "open";
        known.put(question, verdict);
        try {
            lines.write(question + " " + status + " " + verdict.plies() + " " + verdict.visited());
        } catch (IOException failure) {
            throw new FailedException(failure);
        }
    }

    /** The journal cannot be written; distinct from any exception of a game. */
    static final class FailedException extends UncheckedIOException {

        private static final long serialVersionUID = 1L;

        FailedException(IOException why) {
            super(why);
        }
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }

    /** Removes the file, which is closed, once its strategy stands. */
    void delete() throws IOException {
        Files.deleteIfExists(path);
    }
}
