package dev.foregone.diagram;

import dev.foregone.diagram.Site.Kind;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.message.PlainText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Parts for building diagrams. */
final class DiagramParts {

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
    /** From the centre of a site at the edge to that of its label, in cells. */
    private static final double LABEL_GAP = 0.75;

    /** From the last column to the middle of the hand's title: a frame fits between. */
    private static final double HAND_GAP = 1.45;

    private static final double HAND_STEP = 0.9;

    /** What path data is made of; so it cannot leave its attribute. */
    private static final Pattern PATH = Pattern.compile("[MmZzLlHhVvCcSsQqTtAae0-9.,+\\- ]*+");

    private DiagramParts() {}

    static void checkFinite(String what, double x, double y) {
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new IllegalArgumentException(
                    what + " is at " + x + "," + y + "\n  coordinates are finite numbers of cells");
        }
    }

    static void checkPath(String path) {
        if (!PATH.matcher(path).matches()) {
            throw new IllegalArgumentException("the outline \"" + PlainText.of(path) + "\" is no path\n"
                    + "  accepted: the path data of SVG, letters of commands and numbers, as M-30 30L0-30L30 30Z");
        }
    }

    static <T> List<T> added(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    static List<Site> rows(String... rows) {
        List<Site> sites = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            int[] symbols = rows[row].codePoints().toArray();
            for (int column = 0; column < symbols.length; column++) {
                if (symbols[column] != ' ') {
                    String piece = symbols[column] == '.' ? "" : Character.toString(symbols[column]);
                    sites.add(Site.of(row + "," + column, Kind.CELL, column, row, piece));
                }
            }
        }
        return sites;
    }

    /** Row numbers from the top; the lowest row is 1. */
    static String[] numbers(int rows) {
        return IntStream.range(0, rows)
                .mapToObj(row -> String.valueOf(rows - row))
                .toArray(String[]::new);
    }

    static String[] letters(String... rows) {
        int columns = Arrays.stream(rows)
                .mapToInt(row -> row.codePointCount(0, row.length()))
                .max()
                .orElse(0);
        if (columns > LETTERS.length()) {
            throw new IllegalArgumentException(
                    "a row has " + columns + " squares\n  squares named by letters have at most " + LETTERS.length()
                            + "; rows(...) names them by numbers");
        }
        return IntStream.range(0, columns)
                .mapToObj(column -> LETTERS.substring(column, column + 1))
                .toArray(String[]::new);
    }

    static List<Label> labels(String[] names, boolean across, double beside) {
        return IntStream.range(0, names.length)
                .mapToObj(i -> across ? new Label(names[i], i, beside) : new Label(names[i], beside, i))
                .toList();
    }

    /** Where the labels of rows or columns are, on one side: a row or column 0 counts even if it is empty. */
    static double beside(List<Site> sites, ToDoubleFunction<Site> coordinate, int sign) {
        double edge = edge(sites, coordinate, sign);
        return (sign < 0 ? Math.min(0, edge) : edge) + sign * LABEL_GAP;
    }

    /** The outermost coordinate of the sites on one side: the least for -1, the greatest for 1. */
    static double edge(List<Site> sites, ToDoubleFunction<Site> coordinate, int sign) {
        return sign
                * sites.stream()
                        .mapToDouble(site -> sign * coordinate.applyAsDouble(site))
                        .max()
                        .orElse(0);
    }

    static Label handLabel(List<Site> sites, Owner owner, String title) {
        List<Site> board =
                sites.stream().filter(site -> site.kind() != Kind.HAND).toList();
        return new Label(
                title, edge(board, Site::x, 1) + HAND_GAP, edge(board, Site::y, owner == Owner.SECOND ? -1 : 1));
    }

    static List<Site> hand(Label label, Owner owner, String kinds, String pieces) {
        List<Site> hand = new ArrayList<>();
        for (int code : kinds.codePoints().toArray()) {
            String kind = Character.toString(code);
            int count = (int) pieces.codePoints().filter(piece -> piece == code).count();
            double x = label.x() + 1 + HAND_STEP * hand.size();
            hand.add(Site.of(label.text() + ":" + kind, Kind.HAND, x, label.y(), kind)
                    .of(owner)
                    .counting(count));
        }
        return hand;
    }

    static Owner owner(String piece, String first, String second) {
        boolean hasFirst = has(first, piece);
        boolean hasSecond = has(second, piece);
        if (hasFirst) {
            return hasSecond ? Owner.BOTH : Owner.FIRST;
        }
        return hasSecond ? Owner.SECOND : Owner.NOBODY;
    }

    private static boolean has(String symbols, String piece) {
        return piece.codePoints().anyMatch(symbol -> symbols.indexOf(symbol) >= 0);
    }

    /** The sites with numbers in place of their pieces, as far as there are any. */
    static List<Site> numbered(List<Site> sites, int[] numbers) {
        List<Site> numbered = new ArrayList<>();
        for (int i = 0; i < sites.size(); i++) {
            String number = i < numbers.length ? String.valueOf(numbers[i]) : "";
            numbered.add(sites.get(i).holding(number).of(Owner.NOBODY));
        }
        return numbered;
    }
}
