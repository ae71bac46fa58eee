/** Whole games solved on one machine, in memory or into the file of a tablebase. */
@SuppressWarnings("module") // names a module that depends on this one
module dev.foregone.tablebase.builder {
    requires transitive dev.foregone.tablebase;
    requires static org.jspecify;

    exports dev.foregone.tablebase.builder;
    exports dev.foregone.tablebase.builder.cluster;
    exports dev.foregone.tablebase.builder.report;
    exports dev.foregone.tablebase.builder.coding to
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.builder.file to
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.builder.layered to
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.builder.positions to
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.builder.retrograde to
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.builder.run to
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.builder.storage to
            dev.foregone.tablebase.parts;
    exports dev.foregone.tablebase.builder.threads to
            dev.foregone.tablebase.parts;

    uses dev.foregone.tablebase.builder.run.BuildInParts;
}
