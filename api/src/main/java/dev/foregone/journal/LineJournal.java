package dev.foregone.journal;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.zip.CRC32;

/**
 * What a build has done so far, as lines of a file that ends with its journal: a build that was killed reads them again. A line ends in its
 * checksum; what follows the first that is damaged is dropped. One thread at a time may write.
 */
public final class LineJournal implements AutoCloseable {

    private final FileChannel channel;
    private final Writer out;

    private LineJournal(FileChannel channel) {
        this.channel = channel;
        this.out = new BufferedWriter(Channels.newWriter(channel, StandardCharsets.UTF_8.name()));
    }

    /**
     * Opens the journal of a build, or begins one.
     *
     * @param path the file
     * @param what what is built, on one line: the journal of another build is refused
     * @param taken takes a line as it was written, and returns whether it is understood; nothing is read after one that is not
     * @param refusal makes an exception of what is in the way and of a remedy
     * @return the journal, which this process has locked
     * @throws IOException if it cannot be read or written
     */
    public static LineJournal open(
            Path path, String what, Predicate<String> taken, BiFunction<String, String, RuntimeException> refusal)
            throws IOException {
        String build = what.replaceAll("[^\\x20-\\x7e]", "?") + " " + Integer.toHexString(what.hashCode());
        FileChannel channel =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() == null) {
                throw busy(path, refusal);
            }
            String first = checked(build);
            String text = content(channel);
            if (!text.startsWith(first) && !first.startsWith(text)) {
                throw refusal.apply(
                        path + " is in the way: it was begun with something else, or for other rules; this is "
                                + first.substring(0, Math.min(Math.min(text.length(), first.length()), 60)) + "...",
                        "delete it, or name another file");
            }
            int good = text.startsWith(first) ? read(text, first.length(), taken) : 0;
            channel.truncate(good).position(good);
            LineJournal journal = new LineJournal(channel);
            if (good == 0) {
                journal.write(build);
            }
            return journal;
        } catch (OverlappingFileLockException twice) {
            channel.close();
            throw busy(path, refusal);
        } catch (IOException | RuntimeException failure) {
            channel.close();
            throw failure;
        }
    }

    private static RuntimeException busy(Path path, BiFunction<String, String, RuntimeException> refusal) {
        return refusal.apply(
                path + " is in the way: another process is writing it", "wait for its end, or name another file");
    }

    /** By the channel that has the lock: to close another one of this file would give it up. */
    private static String content(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(Integer.MAX_VALUE - 8, channel.size()));
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
        return new String(bytes.array(), 0, bytes.position(), StandardCharsets.US_ASCII);
    }

    /** Reads the lines that are there; returns where the last good one ends. */
    private static int read(String text, int from, Predicate<String> taken) {
        int good = from;
        for (int end = text.indexOf('\n', good); end >= 0; end = text.indexOf('\n', good)) {
            String line = text.substring(good, end + 1);
            int checksum = line.lastIndexOf(' ');
            if (checksum < 0
                    || !line.equals(checked(line.substring(0, checksum)))
                    || !taken.test(line.substring(0, checksum))) {
                break;
            }
            good = end + 1;
        }
        return good;
    }

    private static String checked(String line) {
        CRC32 crc = new CRC32();
        crc.update(line.getBytes(StandardCharsets.UTF_8));
        return line + " " + Long.toHexString(crc.getValue()) + "\n";
    }

    /**
     * Adds a line.
     *
     * @param line without a line end, in ASCII
     * @throws IOException if it cannot be written
     */
    public void write(String line) throws IOException {
        out.write(checked(line));
        out.flush();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
