/** Depth-first engines that keep no memory. */
module dev.foregone.engine.minimax {
    requires dev.foregone.api;
    requires dev.foregone.search;
    requires static org.jspecify;

    provides dev.foregone.spi.Engine with
            dev.foregone.engine.minimax.AlphaBetaEngine,
            dev.foregone.engine.minimax.MinimaxEngine;
}
