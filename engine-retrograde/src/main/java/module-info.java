/** The engine that solves whole games backwards from their ends. */
module dev.foregone.engine.retrograde {
    requires dev.foregone.api;
    requires dev.foregone.search;
    requires dev.foregone.tablebase.builder;
    requires static org.jspecify;

    provides dev.foregone.spi.Engine with
            dev.foregone.engine.retrograde.RetrogradeEngine;
}
