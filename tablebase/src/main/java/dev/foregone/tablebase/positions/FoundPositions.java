package dev.foregone.tablebase.positions;

import dev.foregone.tablebase.keys.KeyRules;

/**
 * Positions that were found, in a table: its order is theirs.
 *
 * @param keyRules the rules
 * @param table the positions
 */
public record FoundPositions(KeyRules keyRules, KeyTable table) implements Numbering {

    @Override
    public int size() {
        return table.size();
    }

    @Override
    public long bytes() {
        return KeyTable.bytes(table.size(), table.bits());
    }

    @Override
    public Cursor cursor(int from) {
        KeyTable.Cursor cursor = table.cursor(from);
        return new Cursor() {
            @Override
            public long next() {
                return cursor.next();
            }

            @Override
            public long at(int index) {
                return cursor.at(index);
            }
        };
    }

    @Override
    public boolean hasHoles() {
        return false;
    }

    @Override
    public int begin(long key) {
        return table.begin(key);
    }

    @Override
    public long touch(int begin) {
        return table.touch(begin);
    }

    @Override
    public int indexOf(long key, int begin) {
        return table.indexOf(key, begin);
    }
}
