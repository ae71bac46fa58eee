/** Strategies: files that play one side of a position perfectly, and prove it. */
module dev.foregone.strategy {
    requires transitive dev.foregone.api;
    requires static org.jspecify;

    exports dev.foregone.strategy;
    exports dev.foregone.strategy.report;
}
