package dev.foregone.games.amazons;

import dev.foregone.spi.Notation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads and writes positions. */
final class AmazonsNotation {

    private static final String ACCEPTED =
            "the rows of the board from the top, each square w or b for a queen, x if it is burnt, or . if it is free, and"
                    + " who is to move (white if left out): .bb./b..b/w..w/.ww. white; or columns and rows of a board at the"
                    + " beginning: 4x4 or 5x6";
    private static final Pattern BEGINNING = Pattern.compile("(\\d{1,2})\\s*x\\s*(\\d{1,2})");
    private static final Pattern POSITION = Pattern.compile("([.xwb]+(?:/[.xwb]+)*)(?:\\s+(white|black))?");

    private AmazonsNotation() {}

    static String format(Amazons state) {
        return String.join("/", rows(state)) + (state.whiteMoves() ? " white" : " black");
    }

    /** From the top. */
    static List<String> rows(Amazons state) {
        Board board = state.board();
        return IntStream.range(0, board.height())
                .map(row -> (board.height() - 1 - row) * board.width())
                .mapToObj(first -> state.squares().substring(first, first + board.width()))
                .toList();
    }

    static Amazons parse(String notation) {
        return Notation.read(notation, ACCEPTED, text -> state(text.toLowerCase(Locale.ROOT)));
    }

    private static Amazons state(String text) {
        Matcher beginning = BEGINNING.matcher(text);
        if (beginning.matches()) {
            return Amazons.start(Integer.parseInt(beginning.group(1)), Integer.parseInt(beginning.group(2)));
        }
        Matcher position = POSITION.matcher(text);
        if (!position.matches()) {
            throw new IllegalArgumentException("it is no board and player, and no size");
        }
        return state(List.of(position.group(1).split("/")), !"black".equals(position.group(2)));
    }

    private static Amazons state(List<String> rows, boolean whiteMoves) {
        int width = rows.get(0).length();
        if (rows.stream().anyMatch(row -> row.length() != width)) {
            throw new IllegalArgumentException("its rows have "
                    + rows.stream().map(row -> String.valueOf(row.length())).collect(Collectors.joining(", "))
                    + " squares: rows are equally long");
        }
        List<String> upwards = new ArrayList<>(rows);
        Collections.reverse(upwards);
        return new Amazons(width, String.join("", upwards), whiteMoves);
    }
}
