package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.Predecessors;
import dev.foregone.tablebase.positions.KeyRules;
import dev.foregone.tablebase.positions.KeyTable;

/**
 * Positions that were found, in a table: its order is theirs.
 *
 * @param keyRules the rules
 * @param table the positions
 */
record FoundPositions(KeyRules keyRules, KeyTable table) implements Numbering {

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
        return table.cursor(from)::next;
    }

    @Override
    public boolean hasHoles() {
        return false;
    }

    @Override
    public int indexOf(long position) {
        return table.indexOf(position);
    }

    @Override
    public ReverseMoves movesBack(Predecessors predecessors) {
        return new MovesByRules(keyRules, predecessors, table);
    }
}
