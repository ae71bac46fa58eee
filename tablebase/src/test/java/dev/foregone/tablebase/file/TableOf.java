package dev.foregone.tablebase.file;

import dev.foregone.tablebase.positions.KeyTable;
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
        KeyTable.Builder table = new KeyTable.Builder(keys.size(), 0, keys.lastKey());
        keys.forEach(table::add);
        return table.table();
    }
}
