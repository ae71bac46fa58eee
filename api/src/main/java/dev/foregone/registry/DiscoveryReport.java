package dev.foregone.registry;

import dev.foregone.api.PluginKind;
import dev.foregone.value.ValueObject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The fate of every declared plug-in, and of every jar and directory of the class path: none is dropped silently.
 */
public final class DiscoveryReport extends ValueObject {

    private final List<Entry> entries;
    private final List<String> unused;
    private final List<String> searched;

    DiscoveryReport(List<Entry> entries, List<String> unused, List<String> searched) {
        this.entries = List.copyOf(entries);
        this.unused = List.copyOf(unused);
        this.searched = List.copyOf(searched);
    }

    /**
     * The plug-ins that can be used.
     *
     * @return the accepted entries
     */
    public List<Entry> accepted() {
        return entries.stream().filter(Entry::isAccepted).toList();
    }

    /**
     * The plug-ins that cannot be used.
     *
     * @return the rejected entries, each with its problem
     */
    public List<Entry> rejected() {
        return entries.stream().filter(entry -> !entry.isAccepted()).toList();
    }

    @Override
    protected List<Object> parts() {
        return List.of(entries, unused, searched);
    }

    /** For people: one paragraph per entry, and a line for each unused path, and what was searched. */
    @Override
    public String toString() {
        return Stream.of(
                        entries.stream().map(Entry::toString),
                        unused.stream().map(path -> "unused " + path),
                        searched.stream().map(name -> "searched " + name))
                .flatMap(lines -> lines)
                .collect(Collectors.joining("\n"));
    }

    /**
     * One plug-in.
     *
     * @param kind what it provides
     * @param id its id, or empty if it could not be asked
     * @param provider the name of its class, or of the declaration that could not be read
     * @param source where it comes from: a jar, a directory, or a module's location
     * @param problem why it was rejected, or empty if it was accepted
     */
    public record Entry(
            PluginKind kind, Optional<String> id, String provider, String source, Optional<Problem> problem) {

        /**
         * Whether the plug-in can be used.
         *
         * @return true if there is no problem
         */
        public boolean isAccepted() {
            return problem.isEmpty();
        }

        /** For people: one line if accepted, three if rejected. */
        @Override
        public String toString() {
            String what = kind + id.map(text -> " '" + text + "'").orElse("") + ": " + provider + " from " + source;
            return problem.map(found -> "rejected " + what + "\n  " + found.reason() + "\n  " + found.remedy())
                    .orElse("accepted " + what);
        }
    }

    /**
     * Why a plug-in was rejected.
     *
     * @param reason what was wrong
     * @param remedy what to do about it
     */
    public record Problem(String reason, String remedy) {}

    /** {@return one for each provider that was found, and one for each declaration or jar that could not be read} */
    public List<Entry> entries() {
        return entries;
    }

    /** {@return the paths of the other jars and directories, from which no plug-in of this kind comes} */
    public List<String> unused() {
        return unused;
    }

    /**
     * {@return the classes of the class loaders that were searched, or the module layer; empty for plug-ins that were
     * registered by value}
     */
    public List<String> searched() {
        return searched;
    }
}
