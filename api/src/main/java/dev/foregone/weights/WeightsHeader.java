package dev.foregone.weights;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Objects;

/**
 * What weights are for, and where they come from.
 *
 * @param game the id of the game
 * @param position where its games began, as the game writes it
 * @param fingerprint a hash of what the rules say of a sample of positions
 * @param story how they were trained, and what they beat: one line or more, for people
 */
@Stability(Level.EXPERIMENTAL)
public record WeightsHeader(String game, String position, long fingerprint, String story) {

    static final WeightsHeader NONE = new WeightsHeader("", "", 0, "");

    /**
     * Checks that nothing is null.
     *
     * @param game the id of the game
     * @param position where its games began
     * @param fingerprint a hash of what the rules say
     * @param story how they were trained
     */
    public WeightsHeader {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(story, "story");
    }
}
