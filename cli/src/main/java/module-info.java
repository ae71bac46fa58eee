/** The command {@code foregone}. It finds games and engines at run time and knows none by name. */
module dev.foregone.cli {
    requires dev.foregone.answers;
    requires dev.foregone.api;
    requires dev.foregone.explorer;
    requires dev.foregone.learning;
    requires dev.foregone.play;
    requires dev.foregone.report;
    requires dev.foregone.strategy;
    requires dev.foregone.tablebase;
    requires dev.foregone.tablebase.builder;
    requires info.picocli;
    requires me.tongfei.progressbar;
    requires static org.jspecify;

    opens dev.foregone.cli to
            info.picocli;
    opens dev.foregone.cli.command to
            info.picocli;
    opens dev.foregone.cli.options to
            info.picocli;
}
