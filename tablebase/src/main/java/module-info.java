/** Whole games: every position solved, kept in a file, and proved by the rules alone. */
@SuppressWarnings("module") // names modules that depend on this one
module dev.foregone.tablebase {
    requires transitive dev.foregone.api;
    requires com.google.common;
    requires java.management;
    requires static org.jspecify;

    exports dev.foregone.tablebase;
    exports dev.foregone.tablebase.report;
    exports dev.foregone.tablebase.answer to
            dev.foregone.tablebase.builder,
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.coding to
            dev.foregone.tablebase.builder,
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.contents to
            dev.foregone.tablebase.builder,
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.file to
            dev.foregone.tablebase.builder,
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.keys to
            dev.foregone.tablebase.builder,
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.memory to
            dev.foregone.tablebase.builder,
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.positions to
            dev.foregone.tablebase.builder,
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.threads to
            dev.foregone.tablebase.builder,
            dev.foregone.tablebase.parts;
}
