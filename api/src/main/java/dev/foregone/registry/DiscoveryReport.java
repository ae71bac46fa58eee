package dev.foregone.registry;

import dev.foregone.api.PluginKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The fate of every declared plug-in, and of every jar and directory of the class path: none is dropped silently.
 */
public final class DiscoveryReport {

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

    /** One plug-in. */
    public static final class Entry {

        private final PluginKind kind;
        private final Optional<String> id;
        private final String provider;
        private final String source;
        private final Optional<Problem> problem;

        Entry(PluginKind kind, Optional<String> id, String provider, String source, Optional<Problem> problem) {
            this.kind = kind;
            this.id = id;
            this.provider = provider;
            this.source = source;
            this.problem = problem;
        }

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

        /** {@return what it provides} */
        public PluginKind kind() {
            return kind;
        }

        /** {@return its id, or empty if it could not be asked} */
        public Optional<String> id() {
            return id;
        }

        /** {@return the name of its class, or of the declaration that could not be read} */
        public String provider() {
            return provider;
        }

        /** {@return where it comes from: a jar, a directory, or a module's location} */
        public String source() {
            return source;
        }

        /** {@return why it was rejected, or empty if it was accepted} */
        public Optional<Problem> problem() {
            return problem;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Entry that && parts().equals(that.parts());
        }

        @Override
        public int hashCode() {
            return parts().hashCode();
        }

        private List<Object> parts() {
            return List.of(kind, id, provider, source, problem);
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

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DiscoveryReport that && parts().equals(that.parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    private List<Object> parts() {
        return List.of(entries, unused, searched);
    }
}
