/** The explorer: a web page for any plugged-in game, served to this machine only. */
module dev.foregone.explorer {
    requires transitive dev.foregone.api;
    requires transitive dev.foregone.strategy;
    requires transitive dev.foregone.tablebase;
    requires dev.foregone.tablebase.builder;
    requires dev.foregone.answers;
    requires dev.foregone.play;
    requires dev.foregone.report;
    requires com.google.common;
    requires jdk.httpserver;
    requires org.slf4j;
    requires static org.jspecify;

    exports dev.foregone.explorer;
}
