/** Whole games solved in parts, on a disk or on a cluster. */
module dev.foregone.tablebase.parts {
    requires transitive dev.foregone.tablebase.builder;
    requires static org.jspecify;

    provides dev.foregone.tablebase.builder.run.BuildInParts with
            dev.foregone.tablebase.parts.PartsBuilder;
}
