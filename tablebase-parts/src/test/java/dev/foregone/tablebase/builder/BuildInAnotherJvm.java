package dev.foregone.tablebase.builder;

import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.nio.file.Path;

/** Builds a tablebase in a process of its own, which a test kills. */
final class BuildInAnotherJvm {

    private BuildInAnotherJvm() {}

    /** A way of building. */
    enum Way {
        TIERS(of(new RankedConnectFour(4, 3, true), "4x3:-").allPositions(true)),
        BY_RANK(of(new RankedConnectFour(4, 4, false), "4x4:-")),
        HASHED(of(new PlainGame<>(new ConnectFourGame()), "4x4:1")),
        LAYERS_ON_DISK(onDisk(new ConnectFourGame(), "3x7:-")),
        GENERAL_ON_DISK(onDisk(new ConnectFourGame(), "4x4:1").layers(false)),
        LAYERS(of(new ConnectFourGame(), "4x4:-")),
        GENERAL(of(new ConnectFourGame(), "4x4:1").layers(false)),
        /** Memory is enough to find all positions, and not to solve them. */
        SOLVED_ON_DISK(
                of(new ConnectFourGame(), "4x4:-").symmetry(false).layers(false).memoryBytes(4L << 20)),
        SOLVED_ON_DISK_BY_RANK(onDisk(new RankedConnectFour(4, 4, false), "4x4:-"));

        private final TablebaseBuilder<ConnectFour, Drop> builder;

        Way(TablebaseBuilder<ConnectFour, Drop> builder) {
            this.builder = builder;
        }

        private static TablebaseBuilder<ConnectFour, Drop> of(Game<ConnectFour, Drop> game, String root) {
            return TablebaseBuilder.of(game, game.parse(root)).threads(2);
        }

        private static TablebaseBuilder<ConnectFour, Drop> onDisk(Game<ConnectFour, Drop> game, String root) {
            return of(game, root).memoryBytes(TablebaseBuilder.LEAST_MEMORY_BYTES);
        }

        /** Whether the tablebase is in parts. */
        boolean isOnDisk() {
            return name().contains("ON_DISK");
        }
    }

    /** The file to write, then the way. */
    public static void main(String[] arguments) throws IOException {
        Way.valueOf(arguments[1]).builder.build(Path.of(arguments[0]));
    }
}
