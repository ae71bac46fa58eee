package dev.foregone.cli.options;

import picocli.CommandLine.Option;

/** How many threads a build or a verification may use. */
public final class ThreadsOption {

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = Quantities.Threads.class,
            description = "How many threads work. Default: 1.")
    private int threads = 1;

    public int count() {
        return threads;
    }
}
