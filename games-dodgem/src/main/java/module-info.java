/** Dodgem. */
module dev.foregone.games.dodgem {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.games.dodgem;

    provides dev.foregone.spi.Game with
            dev.foregone.games.dodgem.DodgemGame;
}
