package dev.foregone.games.morris;

import java.util.List;

/**
 * Which morris is played.
 *
 * <ul>
 *   <li>Nine men a side on three squares, joined in the middles of their sides: Nine Men's Morris.
 *   <li>Six, five or four men on two such squares.
 *   <li>Three men on one square with its middle lines and diagonals: a mill removes no man, but wins.
 * </ul>
 *
 * @param men the men of each player: 3, 4, 5, 6 or 9
 * @param flying whether the men of a player who has three left fly: move to any free point; otherwise they slide to a
 *     neighbouring point like all others
 */
public record Variant(int men, boolean flying) {

    static final int THREE = 3;
    static final int NINE = 9;

    private static final List<Integer> KNOWN = List.of(THREE, 4, 5, 6, NINE);

    /**
     * Checks the number.
     *
     * @param men the men of each player
     * @param flying whether three men fly
     * @throws IllegalArgumentException if no morris is played with this many men
     */
    public Variant {
        if (!KNOWN.contains(men)) {
            throw new IllegalArgumentException(men + " men; morris is played with 3, 4, 5, 6 or 9");
        }
    }

    /**
     * The usual rules: only in Nine Men's Morris men fly.
     *
     * @param men the men of each player: 3, 4, 5, 6 or 9
     * @return their variant
     */
    public static Variant of(int men) {
        return new Variant(men, men == NINE);
    }

    Board board() {
        return switch (men) {
            case THREE -> Board.GRID;
            case NINE -> Board.THREE_SQUARES;
            default -> Board.TWO_SQUARES;
        };
    }

    /** Whether a mill wins the game. */
    boolean millWins() {
        return men == THREE;
    }

    /** The number of men, and {@code f} or {@code s} if it is unusual that they fly or only slide: {@code 6f}. */
    @Override
    public String toString() {
        String unusual = flying ? "f" : "s";
        return men + (equals(of(men)) ? "" : unusual);
    }
}
