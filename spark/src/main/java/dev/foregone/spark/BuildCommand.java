package dev.foregone.spark;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.message.FileWords;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.TablebaseStatistics;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds a tablebase on a cluster, from the command line. */
@Command(
        name = "foregone-spark",
        mixinStandardHelpOptions = true,
        description = "Solves every position that can be reached from a position, on a cluster of Apache Spark, and"
                + " writes them to files with their outcomes.",
        footer = {
            "",
            "When it was stopped, or the machine was, the same command resumes after the last finished step.",
            "The number of partitions changes neither outcomes nor counts."
        })
final class BuildCommand implements Callable<Integer> {

    private final Supplier<SparkSession> sessions;
    private final BuildListener also;

    @Spec
    private @Nullable CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", description = "The id of a game on the class path.")
    private String game = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "POSITION",
            description = "A position in the game's notation, in one argument or several; the beginning if left out.")
    private List<String> position = new ArrayList<>();

    @Option(
            names = "--to",
            paramLabel = "FILE",
            required = true,
            description = "The file to write, in a directory that all machines see; its parts go into FILE.parts.")
    private String to = "";

    @Option(
            names = "--work",
            paramLabel = "DIR",
            description =
                    "Where the directory FILE.work is made, in which finished steps are kept until the file is written."
                            + " Default: beside the file.")
    private @Nullable String work;

    @Option(
            names = "--partitions",
            paramLabel = "N",
            description = "Into how many parts a large layer, or a game without layers, is cut."
                    + " Default: as many as keep all machines at work.")
    private @Nullable Integer partitions;

    @Option(
            names = "--no-symmetry",
            description = "Keep and count every position, where otherwise one stands for all that are equivalent.")
    private boolean noSymmetry;

    @Option(
            names = "--verify",
            description = "Prove the tablebase by the game's packed rules when it is finished, in the driver.")
    private boolean verify;

    /** A command that opens a session once it has read its arguments. */
    private BuildCommand(Supplier<SparkSession> sessions, BuildListener also) {
        this.sessions = sessions;
        this.also = also;
    }

    /**
     * Runs it.
     *
     * @param also another listener to the build
     * @return the exit status
     */
    static int run(
            Supplier<SparkSession> sessions,
            BuildListener also,
            PrintWriter out,
            PrintWriter err,
            String... arguments) {
        return new CommandLine(new BuildCommand(sessions, also))
                .setOut(out)
                .setErr(err)
                .setExecutionExceptionHandler((failure, command, result) -> {
                    if (failure instanceof ParameterException misuse) {
                        return command.getParameterExceptionHandler().handleParseException(misuse, arguments);
                    }
                    err.println("foregone-spark: " + said(failure));
                    return CommandLine.ExitCode.SOFTWARE;
                })
                .execute(arguments);
    }

    private static String said(Exception failure) {
        return failure instanceof FileSystemException file
                ? FileWords.of(file)
                        + "\n  name a file in a directory that can be written; the same command resumes from steps that are finished"
                : String.valueOf(failure.getMessage());
    }

    @Override
    public Integer call() throws IOException {
        return build(read(() -> Games.load().get(game)));
    }

    private <S extends GameState<S, M>, M extends Move> int build(Game<S, M> found) throws IOException {
        S root = position.isEmpty() ? found.initialState() : read(() -> found.parse(String.join(" ", position)));
        ProgressLines lines = new ProgressLines(spec().commandLine().getErr());
        Path file = read(() -> file(to));
        TablebaseBuilder<S, M> builder = TablebaseBuilder.of(found, root)
                .symmetry(!noSymmetry)
                .listener((stage, fraction, positions) -> {
                    lines.progressed(stage, fraction, positions);
                    also.progressed(stage, fraction, positions);
                });
        read(() -> settings(builder));
        try (SparkSession session = sessions.get()) {
            Tablebase<S, M> tablebase = builder.cluster(SparkTablebases.cluster(session, found, root))
                    .build(file);
            print(tablebase.statistics(), tablebase.outcomeFingerprint(1));
            return !verify || verified(tablebase) ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
        }
    }

    private TablebaseBuilder<?, ?> settings(TablebaseBuilder<?, ?> builder) {
        if (work != null) {
            builder.workDirectory(path(work));
        }
        return partitions == null ? builder : builder.partitions(partitions);
    }

    private static Path file(String name) {
        Path file = path(name);
        if (Files.isDirectory(file)) {
            throw new IllegalArgumentException(
                    "--to '" + name + "' is a directory\n  accepted: the name of a file to write");
        }
        return file;
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException noPath) {
            throw new IllegalArgumentException("'" + name + "' is no file name: " + noPath.getReason(), noPath);
        }
    }

    /** The value of an argument; a wrong one is the user's error and needs no stack trace. */
    private <T> T read(Supplier<T> argument) {
        try {
            return argument.get();
        } catch (RuntimeException refused) {
            throw new ParameterException(spec().commandLine(), String.valueOf(refused.getMessage()), refused);
        }
    }

    private CommandSpec spec() {
        if (spec == null) {
            throw new IllegalStateException("picocli has not set the command's specification");
        }
        return spec;
    }

    private void print(TablebaseStatistics statistics, long fingerprint) {
        PrintWriter out = spec().commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "%s: game %s from %s, %,d positions%s, %,d bytes%n",
                to,
                statistics.game(),
                statistics.root(),
                statistics.positions(),
                statistics.symmetry() ? " up to symmetry" : "",
                statistics.fileBytes());
        out.printf(Locale.ROOT, "fingerprint of all outcomes: %016x%n", fingerprint);
        out.flush();
    }

    private boolean verified(Tablebase<?, ?> tablebase) throws IOException {
        PrintWriter out = spec().commandLine().getOut();
        Verification verification = tablebase.verify(VerificationOptions.byPackedRules()
                .withThreads(Runtime.getRuntime().availableProcessors()));
        if (verification.correct()) {
            out.printf(
                    Locale.ROOT,
                    "verified by the packed rules: all %,d positions are right%n",
                    verification.positions());
        } else {
            out.println("verified by the packed rules: NOT RIGHT\n  " + verification.fault());
        }
        out.flush();
        return verification.correct();
    }
}
