package dev.foregone.cli.command;

import dev.foregone.answers.Json;
import dev.foregone.answers.SafeText;
import dev.foregone.cli.options.PluginPath;
import dev.foregone.registry.DiscoveryReport;
import dev.foregone.registry.DiscoveryReport.Problem;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code foregone plugins}: the discovery report and unused elements of the plug-in path. */
@Command(
        name = "plugins",
        description = "Tells what became of every plug-in that was found: where it comes from, whether it can be used, "
                + "and if not, why and what to do.")
public final class PluginsCommand extends Subcommand implements Runnable {

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    @Override
    public void run() {
        List<DiscoveryReport.Entry> entries = Stream.of(
                        context().games().report(), context().engines().report())
                .flatMap(report -> report.entries().stream())
                .toList();
        List<PluginPath.Unused> unused = context().unused();
        PrintWriter out = console().out();
        if (json) {
            out.println(new Json()
                    .putEach("plugins", entries, PluginsCommand::json)
                    .putEach("unused", unused, PluginsCommand::json)
                    .text());
        } else {
            withoutRepetitions(entries).forEach(entry -> out.println(SafeText.message(entry.toString())));
            unused.forEach(each -> out.println(SafeText.message(each.toString())));
        }
    }

    /** A file that cannot be read gives neither games nor engines, for the same reason. */
    private static Stream<DiscoveryReport.Entry> withoutRepetitions(List<DiscoveryReport.Entry> entries) {
        Set<List<?>> told = new HashSet<>();
        return entries.stream()
                .filter(entry ->
                        entry.isAccepted() || told.add(List.of(entry.provider(), entry.source(), entry.problem())));
    }

    private static Json json(DiscoveryReport.Entry entry) {
        return new Json()
                .put("kind", entry.kind().toString())
                .put("id", entry.id())
                .put("provider", entry.provider())
                .put("source", entry.source())
                .put("accepted", entry.isAccepted())
                .putAny("reason", entry.problem().map(Problem::reason))
                .putAny("remedy", entry.problem().map(Problem::remedy));
    }

    private static Json json(PluginPath.Unused unused) {
        return new Json()
                .put("path", unused.path())
                .put("reason", unused.reason())
                .put("remedy", unused.remedy());
    }
}
