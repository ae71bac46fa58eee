/** The Game of the Amazons on small boards. */
module dev.foregone.games.amazons {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.games.amazons;

    provides dev.foregone.spi.Game with
            dev.foregone.games.amazons.AmazonsGame;
}
