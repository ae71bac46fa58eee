package dev.foregone.explorer;

import dev.foregone.answers.JsonFields;
import dev.foregone.answers.UsageException;
import dev.foregone.explorer.http.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game to be reviewed or recorded, as a client sends it.
 *
 * @param start the first position, in notation; empty for the game's initial position
 * @param moves the moves, in notation
 */
record PlayedGame(Optional<String> start, List<String> moves) {

    private static final String ACCEPTED = "{\"start\": \"\", \"moves\": [\"1,1\", \"0,1\"]}";

    /** Reads the object that docs/EXPLORER.md shows. */
    static PlayedGame read(byte[] body) {
        try {
            JsonFields fields = JsonFields.read(new String(body, StandardCharsets.UTF_8));
            fields.refuseOthersThan(Set.of("start", "moves"));
            return new PlayedGame(
                    fields.text("start").filter(text -> !text.isEmpty()),
                    fields.texts("moves").orElseThrow(() -> new UsageException("it has no property 'moves'")));
        } catch (UsageException refused) {
            throw Problem.of(400, "the body cannot be read: " + refused.getMessage())
                    .accepted(ACCEPTED);
        }
    }
}
