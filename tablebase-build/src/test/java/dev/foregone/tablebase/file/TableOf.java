package dev.foregone.tablebase.file;

import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Tables with a key more or less, or with another code. */
public final class TableOf {

    private TableOf() {}

    public static KeyTable with(KeyTable table, long key, int code) {
        TreeMap<Long, Integer> entries = entries(table);
        entries.put(key, code);
        return of(entries);
    }

    public static KeyTable changed(KeyTable table, int index, int code) {
        return with(table, key(table, index), code);
    }

    public static long key(KeyTable table, int index) {
        return table.cursor(index).next();
    }

    public static KeyTable without(KeyTable table, int index) {
        TreeMap<Long, Integer> entries = entries(table);
        entries.remove(key(table, index));
        return of(entries);
    }

    private static TreeMap<Long, Integer> entries(KeyTable table) {
        TreeMap<Long, Integer> entries = new TreeMap<>(Long::compareUnsigned);
        for (int i = 0; i < table.size(); i++) {
            entries.put(key(table, i), table.code(i));
        }
        return entries;
    }

    static KeyTable of(TreeMap<Long, Integer> keys) {
        return of(keys, 0);
    }

    /** A table whose keys are counted from the least, or from 0. */
    public static KeyTable of(SortedMap<Long, Integer> entries, long least) {
        long[] keys = KeyTable.room(entries.size());
        char[] codes = new char[entries.size()];
        int size = 0;
        for (Map.Entry<Long, Integer> entry : entries.entrySet()) {
            keys[size] = entry.getKey();
            codes[size++] = (char) (int) entry.getValue();
        }
        try {
            return KeyTable.of(keys, codes, size, least, new Workers(2, Stop.never()));
        } catch (IOException none) {
            throw new UncheckedIOException(none);
        }
    }
}
