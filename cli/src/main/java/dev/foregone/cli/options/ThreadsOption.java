package dev.foregone.cli.options;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many threads a build or a verification may use. */
public final class ThreadsOption {

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = Quantities.Threads.class,
            description = "How many threads work. Default: 1.")
    private @Nullable Integer threads;

    public OptionalInt count() {
        return threads == null ? OptionalInt.empty() : OptionalInt.of(threads);
    }
}
