package dev.foregone.benchmarks;

import dev.foregone.api.Outcome;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position of Connect Four on 7 by 6 with its known outcome, from a line of moves and a score, as in the test sets of
 * P. Pons: {@code 2252576253462244111563365343671351441 -1}.
 *
 * @param notation the moves that lead to it
 * @param position the position
 * @param expected its outcome
 */
record ScoredPosition(String notation, ConnectFour position, Outcome expected) {

    private static final int CELLS = 42;

    /** The winner's last stone counts too: a win with the last of 21 stones scores 1. */
    private static final int BEST_SCORE = 22;

    private static final Pattern LINE = Pattern.compile("([1-7]{0,42})\\s+(-?\\d{1,2})");
    private static final ConnectFourGame GAME = new ConnectFourGame();

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is not moves and a score
     * @throws dev.foregone.api.NotationException if the moves are not a legal game
     */
    static ScoredPosition parse(String line) {
        Matcher matcher = LINE.matcher(line.stripTrailing());
        if (!matcher.matches()) {
            throw new IllegalArgumentException("\"" + line + "\" is not the columns played and a score: 44455 3");
        }
        String moves = matcher.group(1);
        ConnectFour position = GAME.parse(moves.isEmpty() ? "-" : moves);
        return new ScoredPosition(moves, position, outcome(Integer.parseInt(matcher.group(2)), moves.length()));
    }

    /**
     * The outcome that a score stands for. A score is one more than the number of stones the winner has left at the
     * end; it is negative if the player to move loses.
     *
     * @param score the score for the player to move
     * @param stones how many have been played
     * @throws IllegalArgumentException if no game can end with this score
     */
    static Outcome outcome(int score, int stones) {
        if (score == 0) {
            return Outcome.draw(CELLS - stones);
        }
        return score > 0
                ? Outcome.win(2 * (BEST_SCORE - score - stones / 2) - 1)
                : Outcome.loss(2 * (BEST_SCORE + score - (stones + 1) / 2));
    }
}
