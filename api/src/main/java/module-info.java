/** The values that callers use, the interfaces of plug-ins, and the registry that finds them. */
@SuppressWarnings("module") // names modules that depend on this one
module dev.foregone.api {
    requires static transitive org.jspecify;
    requires org.slf4j;

    exports dev.foregone.api;
    exports dev.foregone.board;
    exports dev.foregone.diagram;
    exports dev.foregone.registry;
    exports dev.foregone.spi;
    exports dev.foregone.spi.rank;
    exports dev.foregone.stability;
    exports dev.foregone.value;
    exports dev.foregone.weights;
    exports dev.foregone.blame to
            dev.foregone.answers,
            dev.foregone.cli,
            dev.foregone.explorer,
            dev.foregone.learning,
            dev.foregone.play,
            dev.foregone.report,
            dev.foregone.search,
            dev.foregone.strategy,
            dev.foregone.tablebase,
            dev.foregone.tablebase.builder;
    exports dev.foregone.cells to
            dev.foregone.answers,
            dev.foregone.cli,
            dev.foregone.learning,
            dev.foregone.search,
            dev.foregone.testkit;
    exports dev.foregone.journal to
            dev.foregone.learning,
            dev.foregone.strategy;
    exports dev.foregone.numbering to
            dev.foregone.learning,
            dev.foregone.strategy,
            dev.foregone.tablebase,
            dev.foregone.tablebase.builder,
            dev.foregone.tablebase.parts;
    exports dev.foregone.message to
            dev.foregone.answers,
            dev.foregone.cli,
            dev.foregone.report,
            dev.foregone.tablebase,
            dev.foregone.tablebase.builder;

    uses dev.foregone.spi.Engine;
    uses dev.foregone.spi.Game;
}
