package dev.foregone.explorer;

import dev.foregone.answers.JsonFields;
import dev.foregone.answers.UsageException;
import dev.foregone.explorer.http.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A game to be reviewed or recorded, as a client sends it.
 *
 * @param start the first position, in notation; empty for the game's initial position
 * @param moves the moves, in notation
 * @param players who played, the first player and the other; none if that is not said
 */
record PlayedGame(Optional<String> start, List<String> moves, List<String> players) {

    private static final String ACCEPTED = "{\"start\": \"\", \"moves\": [\"1,1\", \"0,1\"]}";

    /** A name of a player: one line that is not long. */
    private static final String NAME = "[^\\p{Cntrl}\\u2028\\u2029]{1,100}";

    /** Reads the object that docs/EXPLORER-JSON.md shows, with these properties. */
    static PlayedGame read(byte[] body, List<String> properties) {
        try {
            JsonFields fields = JsonFields.read(new String(body, StandardCharsets.UTF_8));
            fields.refuseOthersThan(properties);
            return new PlayedGame(
                    fields.text("start").filter(text -> !text.isEmpty()),
                    fields.texts("moves").orElseThrow(() -> new UsageException("it has no property 'moves'")),
                    named(fields.texts("players").orElse(List.of())));
        } catch (UsageException refused) {
            throw Problem.of(400, "the body cannot be read: " + refused.getMessage())
                    .accepted(ACCEPTED);
        }
    }

    private static List<String> named(List<String> players) {
        boolean each = players.stream().allMatch(name -> name.matches(NAME));
        if (!each || (!players.isEmpty() && players.size() != 2)) {
            throw new UsageException("'players' are two names, of one line and at most 100 characters each");
        }
        return players;
    }
}
