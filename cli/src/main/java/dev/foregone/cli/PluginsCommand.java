package dev.foregone.cli;

import dev.foregone.registry.DiscoveryReport;
import picocli.CommandLine.Command;

/** {@code foregone plugins}: the discovery report. */
@Command(
        name = "plugins",
        description = "Tells what became of every plug-in that was found: where it comes from, whether it can be used, "
                + "and if not, why and what to do.")
final class PluginsCommand implements Runnable {

    private final Foregone foregone;

    PluginsCommand(Foregone foregone) {
        this.foregone = foregone;
    }

    @Override
    public void run() {
        print(foregone.games().report());
        print(foregone.engines().report());
    }

    private void print(DiscoveryReport report) {
        report.entries().forEach(foregone.console().out()::println);
    }
}
