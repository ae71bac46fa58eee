package dev.foregone.strategy.build;

import dev.foregone.api.StoppedException;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.strategy.walk.Place;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.zip.CRC32;

/**
 * The answers to all questions of a build so far, as lines of a file, so that a build that was killed asks none of them again. A
 * line ends in its checksum; what follows the first that is damaged is dropped. Safe for use by many threads.
 */
final class Journal implements AutoCloseable {

    private final Path path;
    private final Map<String, Verdict> known = new HashMap<>();
    private final Writer out;

    private Journal(Path path, FileChannel channel) {
        this.path = path;
        this.out = new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8.name()));
    }

    /**
     * Opens the journal of a build, or begins one.
     *
     * @param what what is built, on one line: the journal of another build is refused
     */
    static Journal open(Path path, String what) throws IOException {
        String build = what.replaceAll("[^\\x20-\\x7e]", "?") + " " + Integer.toHexString(what.hashCode());
        FileChannel channel =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() == null) {
                throw inTheWay(path, "another build is writing it", "wait for its end, or name another file");
            }
            Journal journal = new Journal(path, channel);
            long good = journal.read(content(channel), checked(build));
            channel.truncate(good).position(good);
            if (good == 0) {
                journal.write(checked(build));
            }
            return journal;
        } catch (OverlappingFileLockException twice) {
            channel.close();
            throw inTheWay(path, "another build is writing it", "wait for its end, or name another file");
        } catch (IOException | RuntimeException failure) {
            channel.close();
            throw failure;
        }
    }

    /** By the channel that has the lock: to close another one of this file would give it up. */
    private static String content(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(Integer.MAX_VALUE - 8, channel.size()));
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
        return new String(bytes.array(), 0, bytes.position(), StandardCharsets.US_ASCII);
    }

    /** The build was stopped, and its journal is kept. */
    static StoppedException stopped() {
        return new StoppedException("the build was cancelled", "; the same build resumes");
    }

    private static StrategyException inTheWay(Path path, String why, String remedy) {
        return new StrategyException(path + " is in the way: " + why + "\n  " + remedy);
    }

    /** Reads what is there; returns how much of it is good. */
    private long read(String text, String first) {
        int begun = Math.min(text.length(), first.length());
        if (!text.startsWith(first) && !first.startsWith(text)) {
            throw inTheWay(
                    path,
                    "it is of another build, or of other rules; this is the " + first.substring(0, Math.min(begun, 60))
                            + "...",
                    "delete it, or build to another file");
        }
        int good = text.startsWith(first) ? first.length() : 0;
        for (int end = text.indexOf('\n', good); good > 0 && end >= 0; end = text.indexOf('\n', good)) {
            if (!take(text.substring(good, end + 1))) {
                break;
            }
            good = end + 1;
        }
        return good;
    }

    private boolean take(String line) {
        String[] words = line.strip().split(" ", -1);
        if (words.length != 6 || !line.equals(checked(line.substring(0, line.lastIndexOf(' '))))) {
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

    private static String checked(String line) {
        CRC32 crc = new CRC32();
        crc.update(line.getBytes(StandardCharsets.UTF_8));
        return line + " " + Long.toHexString(crc.getValue()) + "\n";
    }

    /** The answer to a question: as it was, or else by a search, and noted. */
    Verdict ask(String kind, Place place, Supplier<Verdict> search) {
        String question = kind + (place.ours() ? "+ " : "- ") + Long.toHexString(place.key());
        Optional<Verdict> before = find(question);
        if (before.isPresent()) {
            return before.get();
        }
        Verdict found = search.get();
        note(question, found);
        return found;
    }

    private synchronized Optional<Verdict> find(String question) {
        return Optional.ofNullable(known.get(question));
    }

    private synchronized void note(String question, Verdict verdict) {
        String status = verdict.proved() ? "proved" : verdict.refuted() ? "refuted" : "open";
        known.put(question, verdict);
        write(checked(question + " " + status + " " + verdict.plies() + " " + verdict.visited()));
    }

    private void write(String line) {
        try {
            out.write(line);
            out.flush();
        } catch (IOException failure) {
            throw new FailedException(failure);
        }
    }

    /** The journal cannot be written; distinct from any exception of a game. */
    static final class FailedException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final IOException why;

        FailedException(IOException why) {
            super(why);
            this.why = why;
        }

        IOException why() {
            return why;
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    /** Removes the file, which is closed, once its strategy stands. */
    void delete() throws IOException {
        Files.deleteIfExists(path);
    }
}
