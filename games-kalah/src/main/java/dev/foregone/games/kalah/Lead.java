package dev.foregone.games.kalah;

/**
 * Who stands better: the lead in the stores, and a part of that in the houses, where seeds can still be lost, against what is
 * still in play: at random, that would change the lead by about the square root of its number.
 */
final class Lead {

    private static final double IN_HOUSES = 0.25;

    /** To move next. */
    private static final double MOVE = 0.5;

    private Lead() {}

    /**
     * The expected result for the player to move, from -1 to 1.
     *
     * @param inStores how many seeds more than the other they have in the store
     * @param inHouses how many more in the houses
     * @param inPlay the seeds in all houses, 1 or more
     */
    static double expected(int inStores, int inHouses, int inPlay) {
        double lead = (inStores + IN_HOUSES * inHouses + MOVE) / Math.sqrt(inPlay);
        return lead / (1 + Math.abs(lead));
    }

    static double expected(Kalah state) {
        int mine = state.mine().inHouses();
        int theirs = state.theirs().inHouses();
        return expected(state.mine().store() - state.theirs().store(), mine - theirs, mine + theirs);
    }
}
