/** Kalah. */
module dev.foregone.games.kalah {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.games.kalah;

    provides dev.foregone.spi.Game with
            dev.foregone.games.kalah.KalahGame;
}
