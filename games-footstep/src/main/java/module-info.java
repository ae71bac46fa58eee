/** The vanishing-platform game. */
module dev.foregone.games.footstep {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.games.footstep;

    provides dev.foregone.spi.Game with
            dev.foregone.games.footstep.FootstepGame;
}
