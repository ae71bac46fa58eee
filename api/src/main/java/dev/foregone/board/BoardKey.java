package dev.foregone.board;

/**
 * What distinguishes one position from another.
 *
 * @param key the author's key
 * @param first whether the player who begins is to move
 */
record BoardKey(Object key, boolean first) {

    /** Tables place positions by it: another hash code would change how many are visited. */
    @Override
    public int hashCode() {
        return 2 * key.hashCode() + (first ? 0 : 1);
    }
}
