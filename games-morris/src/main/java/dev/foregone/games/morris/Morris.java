package dev.foregone.games.morris;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.PackedState;
import java.util.ArrayList;
import java.util.List;

/**
 * A position of a morris game. The rules are those by which R. Gasser solved Nine Men's Morris, as he announced it in 1993:
 *
 * <ul>
 *   <li>the players place their men in turn, one on each free point; when all are placed, they slide them along a line to
 *       a free neighbouring point; where the {@link Variant} says so, three men that are left to a player fly instead;
 *   <li>three men of a player on a line are a mill; whoever closes one removes one of the other's men, which may stand in
 *       a mill only if all of them do; two mills closed at once remove one man;
 *   <li>when all men are placed, a player to move who has fewer than three men, or cannot move, has lost. A player may
 *       come down to two men while placing and close a mill with the men still in hand;
 *   <li>repeating a position does not end the game: endless repetition is an endless draw.
 * </ul>
 *
 * <p>Three Men's Morris differs: no man is removed, since a mill wins at once, while placing or later.
 *
 * @param variant which morris is played
 * @param points what stands on each point, {@code w}, {@code b} or {@code .}: square by square from the outer one, each
 *     clockwise from its top left corner; with three men the centre comes last
 * @param inHand how many men both players have yet to place; half of them the player to move, who has the odd one
 * @param whiteMoves whether white is to move
 */
public record Morris(Variant variant, String points, int inHand, boolean whiteMoves)
        implements PackedState<Morris, MorrisMove> {

    static final char FREE = '.';
    private static final int MILL = 3;

    /**
     * Checks the men.
     *
     * @param variant which morris is played
     * @param points what stands on the points
     * @param inHand how many men both players have yet to place
     * @param whiteMoves whether white is to move
     * @throws IllegalArgumentException if there are too many men, or not as many points as the board has
     */
    public Morris {
        int count = variant.board().count();
        int white = count(points, 'w');
        int black = count(points, 'b');
        if (points.length() != count || white + black + count(points, FREE) != count) {
            throw new IllegalArgumentException("the points \"" + points + "\" are not " + count + " of ., w and b");
        }
        if (inHand < 0) {
            throw new IllegalArgumentException(inHand + " men in hand; there are 0 or more");
        }
        checkMen("white", white, held(inHand, whiteMoves), variant);
        checkMen("black", black, held(inHand, !whiteMoves), variant);
    }

    private static int count(String points, char letter) {
        int count = 0;
        for (int point = 0; point < points.length(); point++) {
            count += points.charAt(point) == letter ? 1 : 0;
        }
        return count;
    }

    /** A player's men in hand. */
    private static int held(int inHand, boolean moves) {
        return (inHand + (moves ? 1 : 0)) / 2;
    }

    /** The men in hand of both, if the players can have come to these by placing in turn. */
    static int inHand(int white, int black, boolean whiteMoves) {
        int more = whiteMoves ? white - black : black - white;
        if (more != 0 && more != 1) {
            throw new IllegalArgumentException(
                    "no game reaches it: the players place in turn, so the player to move has as many"
                            + " men in hand as the other, or one more");
        }
        return white + black;
    }

    private static void checkMen(String player, int placed, int held, Variant variant) {
        if (placed + held > variant.men()) {
            throw new IllegalArgumentException(player + " has " + placed + " men on the board and " + held
                    + " in hand, but each player has " + variant.men() + " at the beginning");
        }
    }

    /**
     * The position before the first move.
     *
     * @param variant which morris is played
     * @return the empty board, all men in hand, white to move
     */
    public static Morris start(Variant variant) {
        return new Morris(variant, String.valueOf(FREE).repeat(variant.board().count()), 2 * variant.men(), true);
    }

    @Override
    public PackedRules<Morris, MorrisMove> packedRules() {
        return MorrisRules.of(variant);
    }

    /** The men of the player who has moved that stand in a row of three. */
    List<Integer> mill() {
        List<Integer> men = all(theirs());
        return variant.board().lines().stream()
                .filter(line -> line.size() == MILL && men.containsAll(line))
                .flatMap(List::stream)
                .distinct()
                .sorted()
                .toList();
    }

    /** The men on the board of the player to move. */
    List<Integer> men() {
        return all(mine());
    }

    char mine() {
        return whiteMoves ? 'w' : 'b';
    }

    char theirs() {
        return whiteMoves ? 'b' : 'w';
    }

    /** The points on which a letter stands. */
    private List<Integer> all(char letter) {
        List<Integer> all = new ArrayList<>();
        for (int point = 0; point < points.length(); point++) {
            if (points.charAt(point) == letter) {
                all.add(point);
            }
        }
        return all;
    }

    /** The men of a player that are still to be placed. */
    int inHand(boolean white) {
        return held(inHand, white == whiteMoves);
    }

    /** In the game's notation: {@code 6:w.b/.../..../.../... 5,5 white}. */
    @Override
    public String toString() {
        return MorrisNotation.format(this);
    }
}
