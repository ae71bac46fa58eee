/** Learns to play games from their rules: weights of patterns, for an evaluation. */
module dev.foregone.learning {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.learning;
}
