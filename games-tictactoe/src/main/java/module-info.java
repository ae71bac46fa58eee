/** Tic-tac-toe. */
module dev.foregone.games.tictactoe {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.games.tictactoe;

    provides dev.foregone.spi.Game with
            dev.foregone.games.tictactoe.TicTacToeGame;
}
