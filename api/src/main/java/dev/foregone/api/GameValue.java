package dev.foregone.api;

/** The value of a game for one of its players. The constants are in order of preference, worst first. */
public enum GameValue {
    /** The player loses. */
    LOSS,
    /** Neither player wins. */
    DRAW,
    /** The player wins. */
    WIN;

    /**
     * The same result seen by the other player.
     *
     * @return WIN for LOSS, LOSS for WIN, DRAW for DRAW
     */
    public GameValue negated() {
        return switch (this) {
            case LOSS -> WIN;
            case DRAW -> DRAW;
            case WIN -> LOSS;
        };
    }
}
