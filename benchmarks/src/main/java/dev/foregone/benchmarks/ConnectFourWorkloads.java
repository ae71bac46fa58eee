package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.benchmarks.yardstick.HandmadeConnectFour;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.games.footstep.FootstepGame;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.function.LongSupplier;

/** Lines of play of Connect Four from the empty 7 by 6 board, counted with and without an interface. */
final class ConnectFourWorkloads {

    private static final long LINES_OF_7 = 823_536;
    private static final long LINES_OF_9 = 39_394_572;

    /** More plies than any game lasts, for its whole tree. */
    private static final int ALL_PLIES = 100;

    private ConnectFourWorkloads() {}

    static List<Workload> all() {
        return List.of(
                new Workload(
                        "connectfour-handmade", "perft 9, two bitboards by hand", () -> ConnectFourWorkloads::handmade),
                new Workload(
                        "connectfour-packed",
                        "perft 9, packed rules through the interface",
                        ConnectFourWorkloads::packed),
                new Workload(
                        "connectfour-megamorphic",
                        "perft 9, as -packed, when other games have been seen through the interface",
                        ConnectFourWorkloads::megamorphic),
                new Workload("connectfour-plain", "perft 7, the game's states", ConnectFourWorkloads::plain));
    }

    private static long handmade() {
        HandmadeConnectFour perft = new HandmadeConnectFour();
        Workload.check(LINES_OF_9, perft.perft(9));
        return perft.nodes();
    }

    private static LongSupplier packed() {
        return counting(new ConnectFourGame(), 9, LINES_OF_9);
    }

    /** The JVM has seen three classes of rules at the call sites before those of Connect Four. */
    private static LongSupplier megamorphic() {
        walk(new FootstepGame());
        walk(new TicTacToeGame());
        walk(AlteredGame.withoutHints(new TicTacToeGame()));
        return packed();
    }

    private static <S extends GameState<S, M>, M extends Move> void walk(Game<S, M> game) {
        ViewPerft.from(game, game.initialState()).lines(ALL_PLIES);
    }

    private static LongSupplier plain() {
        return counting(AlteredGame.plain(new ConnectFourGame()), 7, LINES_OF_7);
    }

    private static LongSupplier counting(Game<ConnectFour, Drop> game, int plies, long expected) {
        return () -> {
            ViewPerft perft = ViewPerft.from(game, game.initialState());
            Workload.check(expected, perft.lines(plies));
            return perft.nodes();
        };
    }
}
