package dev.foregone.diagram;

import dev.foregone.diagram.Site.Kind;
import dev.foregone.diagram.Site.Owner;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A diagram in words, for those who cannot see it.
 *
 * @param pieces what pieces are called, by their text
 * @param places what sites are called, by their names
 * @param rows the labels of rows 0, 1 and so on
 * @param columns the labels of columns
 */
record Spoken(Map<String, String> pieces, Map<String, String> places, List<String> rows, List<String> columns) {

    static final Spoken NOTHING = new Spoken(Map.of(), Map.of(), List.of(), List.of());

    private static final Pattern ROW_AND_COLUMN = Pattern.compile("(\\d{1,4}),(\\d{1,4})");

    Spoken naming(String piece, String name) {
        return new Spoken(added(pieces, piece, name), places, rows, columns);
    }

    Spoken calling(String site, String name) {
        return new Spoken(pieces, added(places, site, name), rows, columns);
    }

    Spoken labelled(String[] names, boolean across) {
        List<String> labels = List.of(names);
        return new Spoken(pieces, places, across ? rows : labels, across ? labels : columns);
    }

    private static Map<String, String> added(Map<String, String> names, String key, String name) {
        Map<String, String> more = new HashMap<>(names);
        more.put(key, name);
        return Map.copyOf(more);
    }

    /** A site and its content: {@code row 1, column 2: white rook}. */
    String described(Site site) {
        String content = content(site);
        return content.isEmpty() ? place(site) : place(site) + ": " + content;
    }

    /** The site alone. */
    String place(Site site) {
        if (site.kind() == Kind.HAND) {
            return places.getOrDefault(site.name(), "in hand");
        }
        Matcher cell = ROW_AND_COLUMN.matcher(site.name());
        String usual = cell.matches()
                ? "row " + label(rows, cell.group(1)) + ", column " + label(columns, cell.group(2))
                : site.name();
        return places.getOrDefault(site.name(), usual);
    }

    private static String label(List<String> labels, String index) {
        int number = Integer.parseInt(index);
        return number < labels.size() ? labels.get(number) : String.valueOf(number + 1);
    }

    private String content(Site site) {
        if (site.kind() == Kind.PIT) {
            return String.valueOf(site.count());
        }
        if (site.kind() == Kind.HAND) {
            return piece(site) + ", " + (site.count() == 0 ? "none" : site.count());
        }
        return site.count() == 0 ? "free" : piece(site);
    }

    private String piece(Site site) {
        if (site.owner() == Owner.BOTH && !pieces.containsKey(site.piece())) {
            return site.piece()
                    .codePoints()
                    .mapToObj(Character::toString)
                    .map(each -> pieces.getOrDefault(each, each))
                    .collect(Collectors.joining(" and "));
        }
        return pieces.getOrDefault(site.piece(), site.piece() + whose(site));
    }

    private static String whose(Site site) {
        return switch (site.owner()) {
            case FIRST -> ", first player";
            case SECOND -> ", second player";
            case BOTH, NOBODY -> "";
        };
    }
}
