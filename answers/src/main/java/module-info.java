/** Content shared by the command line and the explorer: sessions, answers in words and in JSON, game trees. */
@SuppressWarnings("module") // those it is exported to are compiled later
module dev.foregone.answers {
    requires transitive dev.foregone.api;
    requires transitive dev.foregone.play;
    requires transitive dev.foregone.strategy;
    requires transitive dev.foregone.tablebase;
    requires static org.jspecify;

    exports dev.foregone.answers to
            dev.foregone.cli,
            dev.foregone.explorer;
    exports dev.foregone.answers.graph to
            dev.foregone.cli,
            dev.foregone.explorer;
}
