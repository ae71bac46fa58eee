/** Nine Men's Morris and its smaller relatives. */
module dev.foregone.games.morris {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.games.morris;

    provides dev.foregone.spi.Game with
            dev.foregone.games.morris.MorrisGame;
}
