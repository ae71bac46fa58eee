package dev.foregone.explorer.questions;

import java.io.Serial;

/** A game has not returned from a call in time, or still holds too many threads of earlier calls. */
public final class SilentGameException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private static final String TO_DO =
            "\n  accepted: any other game; the author of this one sees where it hangs by jstack, "
                    + "in threads whose name contains its id";

    SilentGameException(String game, String why) {
        super("the game '" + game + "' does not answer: " + why + TO_DO, null, false, false);
    }
}
