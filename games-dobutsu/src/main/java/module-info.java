/** Dobutsu shogi. */
module dev.foregone.games.dobutsu {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.games.dobutsu;

    provides dev.foregone.spi.Game with
            dev.foregone.games.dobutsu.DobutsuGame;
}
