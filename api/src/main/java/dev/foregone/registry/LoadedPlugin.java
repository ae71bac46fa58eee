package dev.foregone.registry;

import dev.foregone.api.PluginKind;
import dev.foregone.blame.Blame;
import dev.foregone.message.Quote;
import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.registry.DiscoveryReport.Problem;
import dev.foregone.services.Source;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A plug-in that could be created, its id, and what is wrong with that id, if anything. */
record LoadedPlugin<T>(PluginKind kind, T plugin, Optional<String> id, Optional<Problem> problem) {

    /** Ids are typed by people and shown in tables. */
    private static final int LONGEST_ID = 64;

    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");

    static <T> LoadedPlugin<T> of(PluginKind kind, T plugin, Function<T, String> idOf) {
        try {
            String id = idOf.apply(plugin);
            return new LoadedPlugin<>(kind, plugin, Optional.ofNullable(id).map(LoadedPlugin::shown), problemOf(id));
        } catch (Throwable fault) { // a plug-in may throw what it does not declare
            if (!(fault instanceof OutOfMemoryError)) { // an id takes no memory: that of this plug-in did
                Blame.passOn(fault);
            }
            Problem threw = new Problem("its id() threw " + Quote.of(fault), "let id() return a constant");
            return new LoadedPlugin<>(kind, plugin, Optional.empty(), Optional.of(threw));
        }
    }

    private static String shown(String id) {
        return id.length() <= LONGEST_ID ? id : id.substring(0, LONGEST_ID);
    }

    private static Optional<Problem> problemOf(@Nullable String id) {
        if (id != null && id.length() > LONGEST_ID) {
            return Optional.of(new Problem(
                    "its id has " + id.length() + " characters: \"" + id.substring(0, LONGEST_ID) + "...\"",
                    "let id() return at most " + LONGEST_ID + " characters"));
        }
        if (id != null && ID.matcher(id).matches()) {
            return Optional.empty();
        }
        return Optional.of(new Problem(
                "its id " + (id == null ? "null" : "\"" + id + "\"") + " is not well formed",
                "let id() return lower-case letters, digits and single hyphens, beginning with a letter: \"my-game\""));
    }

    /** The id of a plug-in without a problem. */
    String goodId() {
        return id.orElseThrow();
    }

    /** The report's entry: plug-ins that share an id are all rejected, each naming the others. */
    @SuppressWarnings("ReferenceEquality") // all but this instance: equal records are rivals too
    Entry judgedAmong(List<LoadedPlugin<T>> all) {
        List<LoadedPlugin<T>> rivals = all.stream()
                .filter(other -> other != this && other.problem.isEmpty() && other.id.equals(id))
                .toList();
        boolean clash = problem.isEmpty() && !rivals.isEmpty();
        return new Entry(kind, id, provider(), source(), clash ? Optional.of(clashWith(rivals)) : problem);
    }

    private Problem clashWith(List<LoadedPlugin<T>> rivals) {
        String others = rivals.stream()
                .map(other -> other.provider() + " from " + other.source())
                .collect(Collectors.joining(", "));
        return new Problem(
                "its id '" + goodId() + "' is also used by " + others,
                "give each " + kind + " an id of its own, or leave one of them out");
    }

    private String provider() {
        return plugin.getClass().getName();
    }

    private String source() {
        return Source.of(plugin.getClass());
    }
}
