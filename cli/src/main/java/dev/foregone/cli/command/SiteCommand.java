package dev.foregone.cli.command;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.cli.options.FileKind;
import dev.foregone.cli.options.SiteCompiler;
import dev.foregone.cli.terminal.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code foregone site}. */
@Command(
        name = "site",
        description =
                "Makes a directory of static files, which any web server hands out: the page of 'foregone explore' "
                        + "without a server, with the bundled games and those in FOREGONE_PLUGINS, compiled for browsers.",
        footer = {
            "",
            "It takes about a minute. To look at it: " + SiteCommand.SERVER + "DIR",
        })
public final class SiteCommand extends Subcommand implements Callable<Integer> {

    static final String SERVER = "python3 -m http.server --bind 127.0.0.1 -d ";

    private static final String ADDRESS = "https?://[^\\s\"<>#?]+/";

    @Option(
            names = "--to",
            paramLabel = "DIR",
            required = true,
            description = "The directory to make; there is none yet, or it is empty.")
    private String to = "";

    @Option(
            names = "--address",
            paramLabel = "URL",
            description =
                    "Where people will find it, with its last slash: links to DIR/games/GAME.html then show a picture.")
    private @Nullable String address;

    @Option(
            names = "--compiler",
            paramLabel = "DIR",
            description =
                    "The jars of the compiler. Default: those that an archive of the command line has in lib/site.")
    private @Nullable String compiler;

    @Override
    public Integer call() throws IOException {
        Path directory = target();
        if (address != null && !address.matches(ADDRESS)) {
            throw new UsageException("--address " + SafeText.quoted(address)
                    + " is no address of a directory\n  accepted: https://example.org/games/, and the like");
        }
        SiteCompiler made = SiteCompiler.in(compiler, context().pluginPath());
        if (console().watched()) {
            console().err().println("compiling, which takes about a minute");
            console().err().flush();
        }
        Path part = Files.createTempDirectory(directory.toAbsolutePath().getParent(), ".site-");
        try {
            Path site = Files.createDirectory(part.resolve("site")); // which others may read
            List<String> problems = made.build(site, address == null ? "" : address);
            if (!problems.isEmpty()) {
                throw new UsageException("a game or an engine cannot be compiled for a browser: "
                        + SafeText.message(String.join("\n  ", problems))
                        + "\n  accepted: games that use of the JDK what TeaVM has: docs/EMBEDDING.md, In the browser");
            }
            Files.deleteIfExists(directory); // it is empty
            Files.move(site, directory);
        } finally {
            delete(part);
        }
        print("wrote the page to " + to + "; to look at it: " + SERVER + SafeText.quoted(to));
        return ExitStatus.OK;
    }

    private Path target() throws IOException {
        Path directory = SiteCompiler.path("--to", to);
        FileKind.refuseMissingDirectory(to, directory);
        if (Files.exists(directory) && !(Files.isDirectory(directory) && isEmpty(directory))) {
            throw new UsageException("--to " + SafeText.quoted(to)
                    + " is there and not empty\n  accepted: a directory that is empty, or not there yet");
        }
        return directory;
    }

    private static boolean isEmpty(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.findAny().isEmpty();
        }
    }

    /** What this command has made and has not finished. */
    private static void delete(Path part) throws IOException {
        try (Stream<Path> files = Files.walk(part)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
