package dev.foregone.cli;

import dev.foregone.registry.DiscoveryReport;
import java.io.PrintWriter;

/** A list that leaves out what was rejected says so. */
final class Rejections {

    private Rejections() {}

    static void mention(DiscoveryReport report, String what, PrintWriter err) {
        int rejected = report.rejected().size();
        if (rejected > 0) {
            err.println("rejected " + what + ": " + rejected + "; 'foregone plugins' says why");
        }
        if (report.accepted().isEmpty()) {
            err.println("there are no " + what + "; add the jar of one to FOREGONE_PLUGINS, a class path");
        }
    }
}
