package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.registry.DiscoveryReport.Kind;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * Finds the providers of a service so that a broken one neither takes the others down nor goes unseen.
 *
 * <p>{@link ServiceLoader} finds and makes them. Its iterator may throw at {@code hasNext()} and at {@code next()}, a
 * {@link ServiceConfigurationError} or a bare {@link LinkageError}, and goes on behind the provider at fault when it is
 * asked again. What it does not tell is which jar was at fault; for that the services files are read once more, and what
 * they declare is held against what was made.
 */
final class Discovery<T> {

    /** A loader that fails so often without a provider in between does not come any further. */
    private static final int FAILURES_IN_A_ROW = 1_000;

    private final Kind kind;
    private final List<T> providers = new ArrayList<>();
    private final List<Error> errors = new ArrayList<>();

    private Discovery(Kind kind) {
        this.kind = kind;
    }

    /** Finds what a class loader sees, on the class path and in modules. */
    static <T> Discovered<T> in(ClassLoader loader, Class<T> service, Kind kind) {
        Discovery<T> discovery = new Discovery<>(kind);
        discovery.run(ServiceLoader.load(service, loader));
        List<ServicesFile> files = ServicesFile.all(loader, service);
        return new Discovered<>(discovery.providers, discovery.explain(new Diagnosis(service, loader), files));
    }

    /** Finds what the modules of a layer provide. */
    static <T> Discovered<T> in(ModuleLayer layer, Class<T> service, Kind kind) {
        Discovery<T> discovery = new Discovery<>(kind);
        discovery.run(ServiceLoader.load(layer, service));
        Diagnosis diagnosis = new Diagnosis(service, Discovery.class.getClassLoader());
        return new Discovered<>(discovery.providers, discovery.explain(diagnosis, List.of()));
    }

    private void run(ServiceLoader<T> loader) {
        Iterator<T> iterator = loader.iterator();
        int failures = 0;
        while (failures < FAILURES_IN_A_ROW) {
            try {
                if (!iterator.hasNext()) {
                    return;
                }
                providers.add(iterator.next());
                failures = 0;
            } catch (ServiceConfigurationError | LinkageError error) {
                errors.add(error);
                failures++;
            }
        }
    }

    /** An entry for each declaration that came to nothing, and one for each error that no declaration explains. */
    private List<Entry> explain(Diagnosis diagnosis, List<ServicesFile> files) {
        Set<String> made = new LinkedHashSet<>();
        providers.forEach(provider -> made.add(provider.getClass().getName()));
        List<Error> unexplained = new ArrayList<>(errors);
        List<Entry> entries = new ArrayList<>();
        for (ServicesFile file : files) {
            for (ServicesFile.Line line : file.lines()) {
                if (made.add(line.text())) {
                    Optional<Error> error = take(unexplained, line.text());
                    entries.add(entry(line.text(), file.source(), diagnosis.of(file, line, error)));
                }
            }
        }
        unexplained.removeIf(diagnosis::isExplained);
        unexplained.forEach(error -> entries.add(entry("unnamed", "an unknown place", diagnosis.of(error))));
        return entries;
    }

    private static Optional<Error> take(List<Error> errors, String provider) {
        Optional<Error> error = errors.stream()
                .filter(candidate -> Diagnosis.isAbout(candidate, provider))
                .findFirst();
        error.ifPresent(errors::remove);
        return error;
    }

    private Entry entry(String provider, String source, DiscoveryReport.Problem problem) {
        return new Entry(kind, Optional.empty(), provider, source, Optional.of(problem));
    }
}
