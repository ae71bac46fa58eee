package dev.foregone.cli.options;

import dev.foregone.api.Limits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The limits of a search. */
public final class LimitOptions {

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description = "Stop after this time and report what has been proved: 500ms, 10s, 2m, 1h.")
    private @Nullable Duration time;

    @Option(
            names = "--positions",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "Stop after visiting this many positions and report what has been proved.")
    private @Nullable Long positions;

    public Limits limits() {
        Limits limits = time == null ? Limits.none() : Limits.none().withTime(time);
        return positions == null ? limits : limits.withPositions(positions);
    }
}
