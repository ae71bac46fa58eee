package dev.foregone.cli.options;

import dev.foregone.answers.Json;
import dev.foregone.cli.terminal.TextTable;
import dev.foregone.registry.DiscoveryReport;
import java.io.PrintWriter;

/** Prints a list of plug-ins. A list that leaves something out says so, on standard error. */
public record Listing(String what, Context context) {

    /** Prints it as an object or as a table, and says what the report tells of it. */
    public void print(boolean json, Json object, TextTable table, DiscoveryReport report) {
        if (json) {
            context.console().println(object.text());
        } else {
            context.console().print(table);
        }
        mention(report);
    }

    private void mention(DiscoveryReport report) {
        PrintWriter err = context.console().err();
        int rejected = report.rejected().size();
        if (rejected > 0) {
            err.println("rejected " + what + ": " + rejected + "; 'foregone plugins' says why");
        }
        int unused = context.unused().size();
        if (unused > 0) {
            err.println("of no use in FOREGONE_PLUGINS: " + unused + "; 'foregone plugins' says why");
        }
        if (report.accepted().isEmpty()) {
            err.println("there are no " + what + "; add the jar of one to FOREGONE_PLUGINS, a class path");
        }
    }
}
