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

    private long samples;
    private double moves;
    private double squares;
    private double results;
    private double withResult;
    private int games;
    private double lastMoves;
    private double allMoves;
    private double plies;

    /** A position of a game at random: its moves, how many more a player has than the other, and the result for that player. */
    void add(int itsMoves, double difference, int result) {
        samples++;
        moves += itsMoves;
        squares += difference * difference;
        results += (double) result * result;
        withResult += difference * result;
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
        return samples;
    }

    /** The usual difference, as a share of the moves that a player has. */
    double variety() {
        return samples == 0 ? 0 : Math.sqrt(squares * samples) / moves;
    }

    /** The worth of one move more than the other player: an estimate. */
    double worthOfMove() {
        if (squares == 0) {
            return 0;
        }
        double worth = WORTH / Math.sqrt(squares / samples);
        return correlation() < -CLEARLY ? -worth : worth;
    }

    /** The correlation of the difference and the result. */
    double correlation() {
        return squares == 0 || results == 0 ? 0 : withResult / Math.sqrt(squares * results);
    }
}
