package dev.foregone.engine.anytime;

/** How much a difference between the players says about the result, as seen in games at random. For one thread. */
final class Correlation {

    private long samples;
    private double squares;
    private double results;
    private double withResult;

    /** A position: by how much a player is ahead, and the result for that player. */
    void add(double ahead, int result) {
        samples++;
        squares += ahead * ahead;
        results += (double) result * result;
        withResult += ahead * result;
    }

    /** How many positions were added. */
    long samples() {
        return samples;
    }

    /** The usual difference: the root of the mean square. */
    double usual() {
        return samples == 0 ? 0 : Math.sqrt(squares / samples);
    }

    /** From -1 to 1; 0 if there was no difference, or no result. */
    double value() {
        return squares == 0 || results == 0 ? 0 : withResult / Math.sqrt(squares * results);
    }
}
