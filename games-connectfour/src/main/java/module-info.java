/** Connect Four. */
module dev.foregone.games.connectfour {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.games.connectfour;

    provides dev.foregone.spi.Game with
            dev.foregone.games.connectfour.ConnectFourGame;
}
