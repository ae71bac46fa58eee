package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Entry;
import java.util.List;

/** What a discovery came to: the providers that could be made, and an entry for each that could not. */
record DiscoveryResult<T>(List<T> providers, List<Entry> failures) {}
