/** The engine with a transposition table. */
module dev.foregone.engine.memo {
    requires dev.foregone.api;
    requires dev.foregone.search;
    requires static org.jspecify;

    provides dev.foregone.spi.Engine with
            dev.foregone.engine.memo.MemoEngine;
}
