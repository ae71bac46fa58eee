/** Whole games: every position solved, kept in a file, and proved by the rules alone. */
module dev.foregone.tablebase {
    requires transitive dev.foregone.api;
    requires com.google.common;
    requires java.management;
    requires static org.jspecify;

    exports dev.foregone.tablebase;
    exports dev.foregone.tablebase.cluster;
    exports dev.foregone.tablebase.report;

    uses dev.foregone.tablebase.build.BuildInParts;

    provides dev.foregone.tablebase.build.BuildInParts with
            dev.foregone.tablebase.partitioned.PartsBuilder;
}
