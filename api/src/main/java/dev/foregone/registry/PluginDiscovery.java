package dev.foregone.registry;

import dev.foregone.api.PluginKind;
import dev.foregone.blame.Blame;
import dev.foregone.message.Quote;
import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.registry.DiscoveryReport.Problem;
import dev.foregone.services.ClassPath;
import dev.foregone.services.Declaration;
import dev.foregone.services.Flaw;
import dev.foregone.services.JvmModules;
import dev.foregone.services.Modules;
import dev.foregone.services.Providers;
import dev.foregone.services.Source;
import dev.foregone.services.UnnamedPackages;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the providers of a service so that a broken one neither blocks the others nor goes unreported.
 *
 * <p>{@link ServiceLoader} finds and creates them. It may throw a {@link ServiceConfigurationError} or a bare {@link
 * LinkageError} whenever it is asked for the next, and resumes after the provider at fault when asked again. It does
 * not say which jar was at fault; for that, what is {@linkplain Declaration declared} is compared with what was
 * found.
 */
final class PluginDiscovery<T> {

    /**
     * A loader that fails this many times more than there are declarations, without a provider in between, is stuck:
     * each declaration makes it fail at most once.
     */
    private static final int MARGIN = 1_000;

    private final PluginKind kind;
    private final List<String> searched;
    private final Diagnosis diagnosis;
    private final List<T> providers = new ArrayList<>();
    private final List<Entry> failures = new ArrayList<>();
    private final List<Throwable> errors = new ArrayList<>();
    private final Set<String> found = new HashSet<>();
    private final Set<Class<?>> types = new HashSet<>();

    private PluginDiscovery(PluginKind kind, Class<?> service, Stream<String> searched) {
        this.kind = kind;
        this.searched = searched.toList();
        this.diagnosis = new Diagnosis(service);
    }

    /** Finds the providers that a class loader sees, on the class path and in modules. */
    static <T> DiscoveryResult<T> in(ClassLoader loader, Class<?> service, PluginKind kind) {
        PluginDiscovery<T> discovery = new PluginDiscovery<>(
                kind,
                service,
                ClassPath.withParents(loader).map(each -> each.getClass().getName()));
        Map<Path, Optional<Flaw>> classPath = ClassPath.in(loader);
        List<Declaration> declarations = Modules.declarations(loader, service);
        Providers<T> providers = Modules.providers(PluginDiscovery.<T>typed(service), loader, declarations);
        discovery.run(providers, declarations.size() + MARGIN);
        UnnamedPackages.in(service, ownPackages(kind), classPath.keySet(), declarations)
                .forEach(lost -> lost.passedOver().ifPresent(flaw -> discovery.reject(lost, Diagnosis.problem(flaw))));
        return discovery.explained(declarations, classPath);
    }

    /** Finds the providers in the modules of a layer. */
    static <T> DiscoveryResult<T> in(ModuleLayer layer, Class<?> service, PluginKind kind) {
        PluginDiscovery<T> discovery = new PluginDiscovery<>(kind, service, Stream.of("the modules " + layer));
        List<Declaration> declarations = JvmModules.declarations(layer, service);
        Providers<T> providers = JvmModules.providers(PluginDiscovery.<T>typed(service), layer);
        discovery.run(providers, declarations.size() + MARGIN);
        return discovery.explained(declarations, Map.of());
    }

    /**
     * The context class loader if it sees this API. That of a pool's thread may be one that knows neither the API nor any
     * plug-in; then the API's own.
     */
    static ClassLoader contextLoader() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return seesThis(context) ? context : PluginDiscovery.class.getClassLoader();
    }

    private static boolean seesThis(@Nullable ClassLoader loader) {
        try {
            return Class.forName(PluginDiscovery.class.getName(), false, loader) == PluginDiscovery.class;
        } catch (ClassNotFoundException | LinkageError | RuntimeException unseen) {
            return false;
        }
    }

    private static String ownPackages(PluginKind kind) {
        return switch (kind) {
            case GAME -> "dev/foregone/games/";
            case ENGINE -> "dev/foregone/engine/";
        };
    }

    /** The class of a service with its type arguments left open, which a class literal cannot express. */
    @SuppressWarnings("unchecked")
    private static <T> Class<T> typed(Class<?> service) {
        return (Class<T>) service;
    }

    private void run(Providers<T> all, int failuresInARow) {
        int failed = 0;
        while (failed < failuresInARow) {
            try {
                if (!all.next(this::make)) {
                    return;
                }
                failed = 0;
            } catch (Throwable error) { // whatever a provider's class or its loader throws
                Blame.passOn(error);
                errors.add(error);
                failed++;
            }
        }
    }

    private void make(Class<?> type, Supplier<T> provider) {
        found.add(type.getName());
        if (!types.add(type) && Modules.isAutomatic(type)) {
            return; // a line that stands twice in the services file is provided twice there; in other modules, that
            // means two plug-ins
        }
        try {
            providers.add(provider.get());
        } catch (ServiceConfigurationError unmade) {
            reject(type.getName(), Source.of(type), diagnosis.of(type, unmade));
        }
    }

    /**
     * Adds an entry for each declaration without a provider, for each unread element of the class path without a
     * declaration, and for each error that neither explains.
     */
    private DiscoveryResult<T> explained(List<Declaration> declarations, Map<Path, Optional<Flaw>> classPath) {
        Map<String, Problem> unread = new LinkedHashMap<>();
        classPath.forEach(
                (path, found) -> found.ifPresent(flaw -> unread.put(path.toString(), Diagnosis.problem(flaw))));
        Map<String, String> sources = new HashMap<>();
        for (Declaration declaration : declarations) {
            String first = sources.putIfAbsent(declaration.provider(), declaration.source());
            if (!declaration.source().equals(first)) {
                problem(declaration, Optional.ofNullable(first), unread)
                        .ifPresent(problem -> reject(declaration, problem));
            }
        }
        failures.forEach(entry -> unread.remove(entry.source()));
        unread.forEach((path, problem) -> reject(String.valueOf(Paths.get(path).getFileName()), path, problem));
        failures.forEach(entry -> found.add(entry.provider()));
        errors.stream()
                .filter(error -> !isExplained(error))
                .forEach(error -> reject(
                        "unnamed",
                        "an unknown place",
                        new Problem(Quote.of(error), "fix the plug-in, or leave it out")));
        return new DiscoveryResult<>(providers, failures, classPath.keySet(), searched);
    }

    private Optional<Problem> problem(Declaration declaration, Optional<String> alsoIn, Map<String, Problem> unread) {
        if (!found.contains(declaration.provider())) {
            return Optional.ofNullable(unread.get(declaration.source())).or(() -> diagnosis.of(declaration));
        }
        return alsoIn.map(other -> new Problem(
                "the same class is declared in " + other + " too, and is used only once", "leave one of the two out"));
    }

    /** Errors about a services file, and bare linkage errors, come from declarations in such files. */
    private boolean isExplained(Throwable error) {
        String text = String.valueOf(error.getMessage());
        return !(error instanceof ServiceConfigurationError)
                || text.contains("configuration file")
                || text.contains("META-INF/services/")
                || found.stream().anyMatch(text::contains);
    }

    private void reject(Declaration declaration, Problem problem) {
        reject(declaration.provider(), declaration.source(), problem);
    }

    private void reject(String provider, String source, Problem problem) {
        failures.add(new Entry(kind, Optional.empty(), provider, source, Optional.of(problem)));
    }
}
