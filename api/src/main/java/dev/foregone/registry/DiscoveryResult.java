package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Entry;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/** The result of a discovery: the providers that could be created, an entry for each that could not, and where it looked. */
record DiscoveryResult<T>(List<T> providers, List<Entry> failures, Collection<Path> classPath, List<String> searched) {

    /** Providers that a caller names. */
    static <T> DiscoveryResult<T> of(List<T> providers) {
        return new DiscoveryResult<>(providers, List.of(), List.of(), List.of());
    }
}
