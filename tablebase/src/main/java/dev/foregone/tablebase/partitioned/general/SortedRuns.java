package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.positions.KeyFile;
import dev.foregone.tablebase.storage.AtomicFiles;
import dev.foregone.tablebase.storage.RecordFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Some key files, none of which have a key in common. For one thread. */
final class SortedRuns implements Closeable {

    private final List<KeyFile> files = new ArrayList<>();

    /** Opens files. */
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

    /** All keys of all files. */
    Cursor cursor() throws IOException {
        return new Merge(files.stream().map(BucketCursor::new).toList());
    }

    /** The content of a key file of ascending keys. */
    static AtomicFiles.Content content(Cursor keys, long size) throws IOException {
        RecordFile.Entry[] buckets = new RecordFile.Entry[KeyFile.BUCKETS];
        for (int bucket = 0; bucket < KeyFile.BUCKETS; bucket++) {
            int count = (int) (size * (bucket + 1) / KeyFile.BUCKETS - size * bucket / KeyFile.BUCKETS);
            long[] some = new long[count];
            for (int i = 0; i < count; i++) {
                keys.next();
                some[i] = keys.key();
            }
            buckets[bucket] = KeyFile.bucket(some, count);
        }
        return KeyFile.content(buckets);
    }

    @Override
    public void close() throws IOException {
        for (KeyFile file : files) {
            file.close();
        }
    }

    /** The keys of one file. */
    private static final class BucketCursor implements Cursor {
        private final KeyFile file;
        private int bucket = -1;
        private long[] keys = {};
        private int at = -1;

        BucketCursor(KeyFile file) {
            this.file = file;
        }

        @Override
        public boolean next() throws IOException {
            at++;
            while (at == keys.length) {
                if (++bucket == KeyFile.BUCKETS) {
                    return false;
                }
                keys = file.read(bucket);
                at = 0;
            }
            return true;
        }

        @Override
        public long key() {
            return keys[at];
        }
    }
}
