package dev.foregone.play;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The strengths of opponents that people play against, the weakest first. A player of a strength below {@link #PERFECT} <em>sees</em>
 * a number of plies ahead, some of them now and then farther. What is decided within its sight it never overlooks: it wins where it sees a win,
 * and does not lose where it sees how to avoid that. What lies beyond it estimates, looking no farther ahead; several moves come to its
 * mind, drawn at random from those that it does not see lose, and it makes the one of them that it takes for the best. Each strength
 * sees farther, or thinks of more moves, than the one before, so that it wins most games against that: docs/OPPONENTS.md has figures.
 */
@Stability(Level.EXPERIMENTAL)
public enum Strength {
    /** Wins in one move, stops a win in one, and otherwise moves at random. */
    BEGINNER(2, 1),
    /** Sees as far as a beginner, 2 plies, and begins to choose. */
    NOVICE(2, 1.7),
    /** Sees 2 plies ahead, at one move of ten 4. */
    LEARNER(2, 0.1, 4, 2.6),
    /** Sees 2 plies ahead, at one move of four 4. */
    CASUAL(2, 0.25, 4, 4),
    /** Sees 2 plies ahead, at two moves of five 4. */
    INTERMEDIATE(2, 0.4, 4, 6.5),
    /** Sees 2 plies ahead, at two moves of three 4. */
    ADVANCED(2, 0.67, 4, 11),
    /** Sees 4 plies ahead. */
    EXPERT(4, 20),
    /** Sees 4 plies ahead, at two moves of five 6. */
    MASTER(4, 0.4, 6, 35),
    /** Sees 6 plies ahead, and hardly ever misses the move that it would take for the best. */
    GRANDMASTER(6, 80),
    /** Makes the best move that can be proved, or else found in the time it has: {@link Opponent#perfect}. */
    PERFECT(Integer.MAX_VALUE, Double.POSITIVE_INFINITY);

    /** Of as many moves as this or fewer, the same number comes to mind; of more, a share. Found by measurement. */
    private static final double FEW = 8;

    private final int sight;
    private final double oftenFarther;
    private final int farther;
    private final double thoughts;

    Strength(int sight, double thoughts) {
        this(sight, 0, sight, thoughts);
    }

    Strength(int sight, double oftenFarther, int farther, double thoughts) {
        this.sight = sight;
        this.oftenFarther = oftenFarther;
        this.farther = farther;
        this.thoughts = thoughts;
    }

    /** {@return how many plies ahead such a player sees at every move; {@link Integer#MAX_VALUE} for as far as the time allows} */
    public int sight() {
        return sight;
    }

    /** How many plies ahead it sees at a move for which this number from 0 to 1 was drawn: some players see farther at times. */
    int sight(double drawn) {
        return drawn < oftenFarther ? farther : sight;
    }

    /**
     * {@return how many moves come to its mind where nothing is decided within its sight, the same more than once perhaps; not always a whole
     * number. Where there are more than eight, all of these but one grow in number as the moves do}
     */
    public double thoughts() {
        return thoughts;
    }

    /** How many come to its mind of this number of moves: any one, and as large a share of them as where there are few. */
    double thoughts(int moves) {
        return 1 + (thoughts - 1) * Math.max(1, moves / FEW);
    }

    /**
     * The strength of a name.
     *
     * @param name such as {@code beginner}, in upper or lower case
     * @return the strength, or empty if none has that {@linkplain #names name}
     */
    public static Optional<Strength> named(String name) {
        return Arrays.stream(values())
                .filter(strength -> strength.toString().equals(name.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** {@return all names for people, the weakest first: {@code beginner, novice, ... perfect}} */
    public static String names() {
        return Arrays.stream(values()).map(Strength::toString).collect(Collectors.joining(", "));
    }

    /** {@return the name for people: {@code beginner}} */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
