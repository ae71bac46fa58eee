package dev.foregone.report;

import java.util.List;

/**
 * A way in which games ended.
 *
 * @param result for the player who moved first: 1, 0 or -1
 * @param reason in a few words, as the game says it; numbers are written n
 * @param games how many games between opponents ended so
 * @param atRandom how many games at random did
 */
public record Ending(int result, String reason, int games, int atRandom) {

    /**
     * Says how they ended, for people.
     *
     * @param players the names of the players, the one who moved first there first
     * @return {@code x wins}, or {@code a draw}
     */
    public String inWords(List<String> players) {
        return result == 0 ? "a draw" : players.get(result > 0 ? 0 : 1) + " wins";
    }
}
