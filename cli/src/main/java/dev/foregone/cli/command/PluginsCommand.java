package dev.foregone.cli.command;

import dev.foregone.answers.JsonLine;
import dev.foregone.answers.SafeText;
import dev.foregone.cli.options.Context;
import dev.foregone.cli.options.PluginPath;
import dev.foregone.registry.DiscoveryReport;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** {@code foregone plugins}: the discovery report and unused elements of the plug-in path. */
@Command(
        name = "plugins",
        description = "Tells what became of every plug-in that was found: where it comes from, whether it can be used, "
                + "and if not, why and what to do.")
public final class PluginsCommand implements Runnable {

    private final Context context;

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    public PluginsCommand(Context context) {
        this.context = context;
    }

    @Override
    public void run() {
        List<DiscoveryReport.Entry> entries = Stream.of(
                        context.games().report(), context.engines().report())
                .flatMap(report -> report.entries().stream())
                .toList();
        List<PluginPath.Unused> unused = context.unused();
        PrintWriter out = context.console().out();
        if (json) {
            out.println(JsonLine.object(object -> {
                JsonLine.array(object, "plugins", entries, entry -> write(object, entry));
                JsonLine.array(object, "unused", unused, each -> write(object, each));
            }));
        } else {
            entries.forEach(entry -> out.println(SafeText.message(entry.toString())));
            unused.forEach(each -> out.println(SafeText.message(each.toString())));
        }
    }

    private static void write(JsonGenerator json, DiscoveryReport.Entry entry) {
        json.writeStringProperty("kind", entry.kind().toString());
        entry.id().ifPresentOrElse(id -> json.writeStringProperty("id", id), () -> json.writeNullProperty("id"));
        json.writeStringProperty("provider", entry.provider());
        json.writeStringProperty("source", entry.source());
        json.writeBooleanProperty("accepted", entry.isAccepted());
        entry.problem().ifPresent(problem -> {
            json.writeStringProperty("reason", problem.reason());
            json.writeStringProperty("remedy", problem.remedy());
        });
    }

    private static void write(JsonGenerator json, PluginPath.Unused unused) {
        json.writeStringProperty("path", unused.path());
        json.writeStringProperty("reason", unused.reason());
        json.writeStringProperty("remedy", unused.remedy());
    }
}
