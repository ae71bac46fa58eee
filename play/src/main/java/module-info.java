/** Opponents of graded strength, reviews of played games, and the difficulty of positions: on top of any solver. */
module dev.foregone.play {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.play;
    exports dev.foregone.scores;
}
