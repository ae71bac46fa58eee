package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.Closeable;
import java.io.IOException;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongConsumer;

/** Some key files, none of which have a key in common. For one thread. */
final class SortedRuns implements Closeable {

    private final List<KeyFile> files = new ArrayList<>();

    SortedRuns(List<Path> paths) throws IOException {
        try {
            for (Path path : paths) {
                files.add(KeyFile.open(path));
            }
        } catch (IOException failure) {
            close();
            throw failure;
        }
    }

    /** How many keys there are. */
    long size() {
        return files.stream().mapToLong(KeyFile::size).sum();
    }

    /**
     * Drops from ascending keys those that are in a file. Of the files only those buckets are read that may have one of
     * them.
     *
     * @return how many are left, now at the beginning
     */
    int drop(long[] keys, int count) throws IOException {
        int left = count;
        for (KeyFile file : files) {
            left = drop(keys, left, file);
        }
        return left;
    }

    private static int drop(long[] keys, int count, KeyFile file) throws IOException {
        int from = 0;
        int kept = 0;
        for (int bucket = 0; bucket < KeyFile.BUCKETS && from < count; bucket++) {
            long greatest = file.greatestBefore(bucket + 1);
            if (file.size(bucket) > 0 && Long.compareUnsigned(keys[from], greatest) <= 0) {
                long[] known = file.read(bucket);
                int at = 0;
                for (; from < count && Long.compareUnsigned(keys[from], greatest) <= 0; from++) {
                    while (Long.compareUnsigned(known[at], keys[from]) < 0) {
                        at++;
                    }
                    if (known[at] != keys[from]) {
                        keys[kept++] = keys[from];
                    }
                }
            }
        }
        System.arraycopy(keys, from, keys, kept, count - from);
        return kept + count - from;
    }

    /** Passes all keys to a consumer, file by file. */
    void forEach(LongConsumer consumer) throws IOException {
        for (KeyFile file : files) {
            file.forEach(consumer, new Workers(1, Stop.never()));
        }
    }

    /** The content of a file of all keys and some more, which are in none of the files. */
    AtomicFiles.Content with(long[] more, int count) throws IOException {
        long[] keys = Arrays.copyOf(more, Math.toIntExact(size() + count));
        forEach(LongBuffer.wrap(keys, count, keys.length - count)::put);
        new KeySorter().sort(keys, keys.length);
        return KeyFile.content(keys, keys.length);
    }

    @Override
    public void close() throws IOException {
        for (KeyFile file : files) {
            file.close();
        }
    }
}
