package dev.foregone.report;

import dev.foregone.api.Move;
import java.util.List;
import java.util.Set;

/**
 * A game that was played and judged.
 *
 * @param strength the name of the strength of both players
 * @param moves the moves made
 * @param legal all moves that could have been made
 * @param result 1, 0 or -1, for the player who moved first
 * @param ending why it was over
 * @param choices for each ply, what there was to choose from; empty where nobody judged
 * @param sites for each site of the board, how many moves used it
 * @param pieces the pieces that came to a site, or were clicked
 */
record PlaytestGame<M extends Move>(
        String strength,
        List<M> moves,
        Set<M> legal,
        int result,
        String ending,
        List<Choice> choices,
        List<Integer> sites,
        Set<String> pieces) {

    /** Openings are no shorter, if there are so many plies. */
    private static final int SHORT = 6;

    /**
     * A position of a game.
     *
     * @param hand who is ahead, by proof or by estimate: 1 for the player who moved first, -1 for the other, 0 for nobody
     * @param legal how many moves there are
     * @param keeping how many keep the value; -1 if that is not proved
     */
    record Choice(int hand, int legal, int keeping) {}

    int plies() {
        return moves.size();
    }

    /** The first half, or the first six plies if that is more. */
    List<M> opening() {
        return moves.subList(0, Math.min(moves.size(), Math.max(SHORT, moves.size() / 2)));
    }

    /** The first ply from which on the hand is that of the result. */
    int decided() {
        int ply = choices.size();
        while (ply > 0 && choices.get(ply - 1).hand() == result) {
            ply--;
        }
        return ply;
    }

    /** Whether somebody won who was once behind. */
    boolean wasTurned() {
        return result != 0 && choices.stream().anyMatch(choice -> choice.hand() == -result);
    }
}
