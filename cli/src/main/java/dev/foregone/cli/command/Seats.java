package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The players of a match.
 *
 * @param names the players' names, the player to move at the start of the match first
 * @param human the index of the person's name
 */
record Seats(List<String> names, int human) {

    /** Seats the person by name, or on the side that is to move. */
    static <S extends GameState<S, M>, M extends Move> Seats at(GuardedGame<S, M> game, S start, @Nullable String as) {
        List<String> players = game.players();
        List<String> names = game.playersFrom(start);
        return new Seats(names, as == null ? 0 : names.indexOf(player(players, as)));
    }

    private static String player(List<String> players, String as) {
        return find(players, as)
                .or(() -> find(List.of("A", "B"), as).map(letter -> players.get(letter.charAt(0) - 'A')))
                .orElseThrow(() -> new UsageException("there is no player " + SafeText.quoted(as) + "\n  accepted: "
                        + String.join(" or ", players) + "; A is who moves first in the game, B the other"));
    }

    private static Optional<String> find(List<String> names, String wanted) {
        return names.stream().filter(name -> name.equalsIgnoreCase(wanted)).findFirst();
    }

    String name(int seat) {
        return names.get(seat);
    }

    static int other(int seat) {
        return 1 - seat;
    }
}
