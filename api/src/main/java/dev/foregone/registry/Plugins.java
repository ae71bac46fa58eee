package dev.foregone.registry;

import dev.foregone.api.PluginKind;
import dev.foregone.registry.DiscoveryReport.Entry;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The plug-ins of one kind by id, and the report of how they were found. Immutable. */
final class Plugins<T> {

    private static final Logger LOG = LoggerFactory.getLogger(Plugins.class);

    /** Usable plug-ins first, by id; then the others. */
    private static final Comparator<Entry> REPORTED = Comparator.comparing((Entry entry) -> !entry.isAccepted())
            .thenComparing(entry -> entry.id().orElse(""))
            .thenComparing(Entry::source);

    private final PluginKind kind;
    private final Map<String, T> byId;
    private final DiscoveryReport report;

    private Plugins(PluginKind kind, Map<String, T> byId, DiscoveryReport report) {
        this.kind = kind;
        this.byId = byId;
        this.report = report;
    }

    /** Sorts the plug-ins found into usable and unusable ones. */
    static <T> Plugins<T> of(PluginKind kind, DiscoveryResult<T> found, Function<T, String> idOf) {
        List<LoadedPlugin<T>> candidates = found.providers().stream()
                .map(plugin -> LoadedPlugin.of(kind, plugin, idOf))
                .toList();
        List<Entry> judged = candidates.stream()
                .map(candidate -> candidate.judgedAmong(candidates))
                .toList();
        Map<String, T> usable = new TreeMap<>();
        for (int i = 0; i < candidates.size(); i++) {
            if (judged.get(i).isAccepted()) {
                usable.put(candidates.get(i).goodId(), candidates.get(i).plugin());
            }
        }
        return new Plugins<>(kind, usable, report(judged, found));
    }

    private static DiscoveryReport report(List<Entry> judged, DiscoveryResult<?> found) {
        List<Entry> entries = Stream.concat(judged.stream(), found.failures().stream())
                .sorted(REPORTED)
                .toList();
        Set<String> sources = entries.stream().map(Entry::source).collect(Collectors.toSet());
        List<String> unused = found.classPath().stream()
                .map(Path::toString)
                .filter(path -> !sources.contains(path))
                .toList();
        DiscoveryReport report = new DiscoveryReport(entries, unused, found.searched());
        report.rejected().forEach(entry -> LOG.warn("{}", entry));
        report.accepted().forEach(entry -> LOG.debug("{}", entry));
        return report;
    }

    List<T> all() {
        return List.copyOf(byId.values());
    }

    List<String> ids() {
        return List.copyOf(byId.keySet());
    }

    Optional<T> find(String id) {
        return Optional.ofNullable(byId.get(Objects.requireNonNull(id, "id")));
    }

    T get(String id) {
        return find(id).orElseThrow(() -> new PluginNotFoundException(notFound(id)));
    }

    DiscoveryReport report() {
        return report;
    }

    /** The message of a failed look-up: wanted, available, rejected. */
    private String notFound(String id) {
        List<Entry> wanted = report.rejected().stream()
                .filter(entry -> entry.id().filter(id::equals).isPresent())
                .toList();
        return wanted.isEmpty()
                ? "there is no " + kind + " '" + id + "'" + availableAndRejected("")
                : "the " + kind + " '" + id + "' cannot be used" + available() + indented(wanted);
    }

    /** {@return what exists, what else is said of it, and what was found and refused} */
    String availableAndRejected(String refusals) {
        return available() + refusals + indented(report.rejected());
    }

    private String available() {
        return "\n  available: "
                + (byId.isEmpty()
                        ? "none; add a jar with one (" + kind + "), named in its META-INF/services/" + kind.service()
                                + ", to the class path or the module path; report() lists every jar" + searched()
                        : String.join(", ", byId.keySet()));
    }

    private String searched() {
        return report.searched().isEmpty() ? "" : "\n  searched: " + String.join(", ", report.searched());
    }

    private static String indented(List<Entry> entries) {
        return entries.stream()
                .map(entry -> "\n  " + entry.toString().replace("\n", "\n  "))
                .collect(Collectors.joining());
    }
}
