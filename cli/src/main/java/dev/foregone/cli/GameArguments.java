package dev.foregone.cli;

import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Parameters;

/** Which game, and from which position. A position may be one argument or several: many notations have spaces. */
final class GameArguments {

    @Parameters(index = "0", paramLabel = "GAME", description = "The id of a game; 'foregone games' lists them.")
    private String game = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "POSITION",
            description = "A position in the game's notation, in one argument or several; the beginning if left out.")
    private List<String> position = new ArrayList<>();

    Game<?, ?> game(Games games) {
        return Lookup.orSuggest(game, games.ids(), games::get);
    }

    Optional<String> position() {
        return position.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", position));
    }
}
