package dev.foregone.spi;

import java.util.Objects;

/**
 * Whether an engine can solve a game.
 *
 * @param supported true for yes
 * @param reason why not; empty for yes
 */
public record Support(boolean supported, String reason) {

    private static final Support YES = new Support(true, "");

    /**
     * Checks that a reason is given.
     *
     * @param supported true for yes
     * @param reason why not
     * @throws IllegalArgumentException if the game is not supported and the reason is blank
     */
    public Support {
        Objects.requireNonNull(reason, "reason");
        if (!supported && reason.isBlank()) {
            throw new IllegalArgumentException("an engine that refuses a game says why");
        }
    }

    /**
     * The engine can solve the game.
     *
     * @return yes
     */
    public static Support yes() {
        return YES;
    }

    /**
     * The engine cannot solve the game.
     *
     * @param reason why not, as a clause: "its lines of play can repeat a position"
     * @return no, and why
     * @throws IllegalArgumentException if the reason is blank
     */
    public static Support no(String reason) {
        return new Support(false, reason);
    }
}
