package dev.foregone.cli;

import dev.foregone.api.SolverOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much memory an engine may use. */
final class MemoryOption {

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Quantities.Bytes.class,
            description =
                    "The most memory for what has been proved: 64MB, 2GB. Default: 256MB, or a quarter of the heap.")
    private @Nullable Long memory;

    long bytes() {
        return memory == null ? SolverOptions.defaults().memoryBytes() : memory;
    }
}
