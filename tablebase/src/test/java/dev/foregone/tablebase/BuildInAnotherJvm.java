package dev.foregone.tablebase;

import dev.foregone.games.connectfour.ConnectFourGame;
import java.io.IOException;
import java.nio.file.Path;

/** Builds a tablebase in a process of its own, which a test kills. */
final class BuildInAnotherJvm {

    private BuildInAnotherJvm() {}

    /** The file to write, then the root. */
    public static void main(String[] arguments) throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        Tablebase.builder(game, game.parse(arguments[1])).threads(2).build(Path.of(arguments[0]));
    }
}
