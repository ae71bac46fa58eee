package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.registry.DiscoveryReport.Kind;
import dev.foregone.registry.DiscoveryReport.Problem;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A plug-in that could be made, and what its id came to. */
record Candidate<T>(Kind kind, T plugin, Optional<String> id, Optional<Problem> problem) {

    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    static <T> Candidate<T> of(Kind kind, T plugin, Function<T, String> idOf) {
        try {
            String id = idOf.apply(plugin);
            return new Candidate<>(kind, plugin, Optional.ofNullable(id), problemOf(id));
        } catch (RuntimeException | LinkageError fault) {
            Problem threw = new Problem("its id() threw " + fault, "let id() return a constant");
            return new Candidate<>(kind, plugin, Optional.empty(), Optional.of(threw));
        }
    }

    private static Optional<Problem> problemOf(@Nullable String id) {
        if (id != null && ID.matcher(id).matches()) {
            return Optional.empty();
        }
        return Optional.of(new Problem(
                "its id " + (id == null ? "null" : "\"" + id + "\"") + " is not well formed",
                "let id() return lower-case letters, digits and single hyphens, beginning with a letter: \"my-game\""));
    }

    /** Candidates of one key cannot all be used. Those without a good id have a key that is no id, each its own. */
    String key() {
        return problem.isEmpty() ? id.orElseThrow() : "~" + provider();
    }

    /** Judges the candidates of one key: several with the same id are all rejected, each naming the others. */
    static <T> List<Entry> judge(List<Candidate<T>> sameKey) {
        return sameKey.stream()
                .map(candidate -> candidate.entry(candidate.problemAmong(sameKey)))
                .toList();
    }

    @SuppressWarnings("ReferenceEquality") // "others" are all but this very one: records of equal parts are others too
    private Optional<Problem> problemAmong(List<Candidate<T>> sameKey) {
        if (problem.isPresent() || sameKey.size() == 1) {
            return problem;
        }
        String others = sameKey.stream()
                .filter(other -> other != this)
                .map(other -> other.provider() + " from " + other.source())
                .collect(Collectors.joining(", "));
        return Optional.of(new Problem(
                "its id '" + key() + "' is also used by " + others,
                "give each " + kind + " an id of its own, or leave one of them out"));
    }

    private Entry entry(Optional<Problem> judged) {
        return new Entry(kind, id, provider(), source(), judged);
    }

    private String provider() {
        return plugin.getClass().getName();
    }

    private String source() {
        return Source.of(plugin.getClass());
    }
}
