package dev.foregone.engine.anytime;

/**
 * What the numbers of the players' moves say: how much they differ, compared with how many there are, and who wins, as seen in
 * games at random. For one thread.
 */
final class Mobility {

    /** More moves are good unless games at random clearly say the opposite, as where a player without moves has won. */
    private static final double CLEARLY = 0.2;

    /** A difference as great as usual counts as this much of a win. */
    private static final double WORTH = 0.25;

    private final Correlation differences = new Correlation();
    private double moves;
    private int games;
    private double lastMoves;
    private double allMoves;
    private double plies;

    /** A position of a game at random: its moves, how many more a player has than the other, and the result for that player. */
    void add(int itsMoves, double difference, int result) {
        moves += itsMoves;
        differences.add(difference, result);
    }

    /** A game at random: the number of moves in its last position, and the sum of those in all of its plies. */
    void ended(int last, long all, int itsPlies) {
        games++;
        lastMoves += last;
        allMoves += all;
        plies += itsPlies;
    }

    /** How many moves there are just before games end, as a share of the usual number. */
    double suddenness() {
        return allMoves == 0 ? 0 : lastMoves / games / (allMoves / plies);
    }

    /** How many plies a game takes. */
    double length() {
        return games == 0 ? 0 : plies / games;
    }

    /** How many games have ended. */
    int games() {
        return games;
    }

    /** How many positions were added. */
    long samples() {
        return differences.samples();
    }

    /** The usual difference, as a share of the moves that a player has. */
    double variety() {
        return moves == 0 ? 0 : differences.usual() * samples() / moves;
    }

    /** The worth of one move more than the other player: an estimate. */
    double worthOfMove() {
        double usual = differences.usual();
        if (usual == 0) {
            return 0;
        }
        return differences.value() < -CLEARLY ? -WORTH / usual : WORTH / usual;
    }
}
