/** What the inventor of a game wants to know of it, from games between opponents of several strengths. */
module dev.foregone.report {
    requires transitive dev.foregone.api;
    requires transitive dev.foregone.play;
    requires static org.jspecify;

    exports dev.foregone.report;
}
