package dev.foregone.answers;

import dev.foregone.registry.PluginNotFoundException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Looks up a plug-in by its id; if there is none, suggests the id that was probably meant. */
public final class Lookup {

    /** No id is as long as this. */
    private static final int LONGEST = 100;

    private Lookup() {}

    /** The plug-in, or a message that lists what exists; the hint is one more line of it, or empty. */
    public static <T> T orSuggest(String id, List<String> ids, Function<String, T> lookup, Supplier<String> hint) {
        try {
            return lookup.apply(id);
        } catch (PluginNotFoundException notFound) {
            throw new UsageException(notFound.getMessage() + didYouMean(id, ids) + hint.get());
        }
    }

    /** A line of a message that suggests the nearest id; empty if none is near. */
    public static String didYouMean(String text, List<String> ids) {
        return nearest(text, ids)
                .map(near -> "\n  did you mean '" + near + "'?")
                .orElse("");
    }

    /** The id nearest to a text, if not more than a third of its letters would have to change. */
    public static Optional<String> nearest(String text, List<String> ids) {
        return ids.stream()
                .filter(id -> text.length() <= LONGEST)
                .min(Comparator.comparingInt(id -> distance(text, id)))
                .filter(id -> 3 * distance(text, id) <= id.length());
    }

    /** The Levenshtein distance, ignoring hyphens and case. */
    private static int distance(String one, String other) {
        String a = bare(one);
        String b = bare(other);
        int[] above = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[b.length()];
    }

    private static String bare(String id) {
        return id.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
    }
}
