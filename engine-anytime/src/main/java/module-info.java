/** The engine that always has a move. */
module dev.foregone.engine.anytime {
    requires dev.foregone.api;
    requires dev.foregone.search;
    requires static org.jspecify;

    provides dev.foregone.spi.Engine with
            dev.foregone.engine.anytime.AnytimeEngine;
}
