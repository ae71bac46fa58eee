package dev.foregone.games.morris;

import dev.foregone.spi.Notation;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads and writes positions. */
final class MorrisNotation {

    private static final String ACCEPTED =
            "the men of each player, 3, 4, 5, 6 or 9, with f if three men fly or s if they slide; then the points of each"
                    + " row from the top, . or w or b, white's and black's men in hand (0,0 if left out), and who is to move"
                    + " (white): 6:w.b/.../..../.../... 5,5 white; or the men alone at the beginning: 6 or 9s";
    private static final Pattern POSITION =
            Pattern.compile("([34569])([fs]?)(?::([.wb/]+)(?:\\s+(\\d),(\\d))?(?:\\s+(white|black))?)?");

    private MorrisNotation() {}

    static String format(Morris state) {
        String rows = state.variant().board().rows().stream()
                .map(row -> row.stream()
                        .map(point -> state.points().substring(point, point + 1))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
        return state.variant() + ":" + rows + " " + state.inHand(true) + "," + state.inHand(false)
                + (state.whiteMoves() ? " white" : " black");
    }

    static Morris parse(String notation) {
        return Notation.read(notation, ACCEPTED, text -> state(text.toLowerCase(Locale.ROOT)));
    }

    private static Morris state(String text) {
        Matcher matcher = POSITION.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("it is no number of men, board, hands and player");
        }
        Variant variant = variant(Integer.parseInt(matcher.group(1)), matcher.group(2));
        if (matcher.group(3) == null) {
            return Morris.start(variant);
        }
        boolean whiteMoves = !"black".equals(matcher.group(6));
        String points = points(variant, matcher.group(3));
        int inHand = Morris.inHand(number(matcher.group(4)), number(matcher.group(5)), whiteMoves);
        return new Morris(variant, points, inHand, whiteMoves);
    }

    private static Variant variant(int men, String flying) {
        return flying.isEmpty() ? Variant.of(men) : new Variant(men, flying.equals("f"));
    }

    private static int number(@Nullable String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }

    private static String points(Variant variant, String board) {
        List<String> rows = List.of(board.split("/", -1));
        List<List<Integer>> expected = variant.board().rows();
        if (!rows.stream()
                .map(String::length)
                .toList()
                .equals(expected.stream().map(List::size).toList())) {
            throw new IllegalArgumentException("the rows of the board have not "
                    + expected.stream().map(row -> String.valueOf(row.size())).collect(Collectors.joining(", "))
                    + " points");
        }
        char[] points = new char[variant.board().count()];
        for (int row = 0; row < rows.size(); row++) {
            for (int i = 0; i < rows.get(row).length(); i++) {
                points[expected.get(row).get(i)] = rows.get(row).charAt(i);
            }
        }
        return new String(points);
    }
}
