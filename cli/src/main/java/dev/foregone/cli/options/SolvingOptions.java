package dev.foregone.cli.options;

import dev.foregone.api.ProgressListener;
import dev.foregone.api.SolverOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The settings of an engine. */
public final class SolvingOptions {

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = Quantities.Threads.class,
            description = "How many threads may search, if the engine can use them. Default: 1.")
    private @Nullable Integer threads;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Quantities.Bytes.class,
            description =
                    "The most memory for what an engine has proved: 64MB, 2GB. Default: 256MB, or a quarter of the heap.")
    private @Nullable Long memory;

    public SolverOptions options(ProgressListener listener) {
        SolverOptions options = SolverOptions.defaults().withListener(listener);
        options = memory == null ? options : options.withMemoryBytes(memory);
        return threads == null ? options : options.withThreads(threads);
    }
}
