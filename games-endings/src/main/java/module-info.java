/** Chess endings. */
module dev.foregone.games.endings {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.games.endings;

    provides dev.foregone.spi.Game with
            dev.foregone.games.endings.EndingsGame;
}
