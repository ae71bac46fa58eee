package dev.foregone.tablebase.verify;

/**
 * What a check has looked at.
 *
 * @param byPlainRules positions looked at by the game's states
 * @param moves moves of all positions
 * @param soleBest positions with only one best move
 */
record Seen(long byPlainRules, long moves, long soleBest) {

    static final Seen NOTHING = new Seen(0, 0, 0);

    Seen and(Seen more) {
        return new Seen(byPlainRules + more.byPlainRules, moves + more.moves, soleBest + more.soleBest);
    }
}
