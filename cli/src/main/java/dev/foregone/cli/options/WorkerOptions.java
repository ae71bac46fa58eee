package dev.foregone.cli.options;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The resources that a build or a verification of a tablebase may use. */
public final class WorkerOptions {

    @Mixin
    private final ThreadsOption threads = new ThreadsOption();

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Quantities.Bytes.class,
            description =
                    "The most memory for positions: 500MB, 4GB. Default: what Java's heap has for old objects, less a sixteenth.")
    private @Nullable Long memory;

    public int threads() {
        return threads.count();
    }

    public OptionalLong memoryBytes() {
        return memory == null ? OptionalLong.empty() : OptionalLong.of(memory);
    }
}
