package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Entry;
import java.util.List;

/** The result of a discovery: the providers that could be created, and an entry for each that could not. */
record DiscoveryResult<T>(List<T> providers, List<Entry> failures) {}
