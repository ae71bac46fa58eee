package dev.foregone.tablebase;

import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.nio.file.Path;

/** Builds a tablebase in a process of its own, which a test kills. */
final class BuildInAnotherJvm {

    private BuildInAnotherJvm() {}

    /** The file to write, then the root, then whether packed rules are used. */
    public static void main(String[] arguments) throws IOException {
        ConnectFourGame packed = new ConnectFourGame();
        Game<ConnectFour, Drop> game = Boolean.parseBoolean(arguments[2]) ? packed : new PlainGame<>(packed);
        Tablebase.builder(game, game.parse(arguments[1])).threads(2).build(Path.of(arguments[0]));
    }
}
