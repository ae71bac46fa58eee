package dev.foregone.games.dodgem;

import dev.foregone.spi.Notation;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads and writes positions. */
final class DodgemNotation {

    private static final String ACCEPTED = "rows of . (free), b and r, joined by slashes, and who is to move:"
            + " b../b../.rr blue; or rows and columns at the beginning: 4x4";
    private static final Pattern POSITION = Pattern.compile("([.br/]+)(?:\\s+(blue|red))?");
    private static final Pattern START = Pattern.compile("([2-8])x\\1");

    private DodgemNotation() {}

    static String format(Dodgem state) {
        return IntStream.range(0, state.size())
                .mapToObj(row -> row(state, row))
                .collect(Collectors.joining("/", "", state.blueMoves() ? " blue" : " red"));
    }

    static String row(Dodgem state, int row) {
        return IntStream.range(row * state.size(), (row + 1) * state.size())
                .mapToObj(cell -> symbol(state, 1L << cell))
                .collect(Collectors.joining());
    }

    private static String symbol(Dodgem state, long cell) {
        if ((state.blue() & cell) != 0) {
            return "b";
        }
        return (state.red() & cell) != 0 ? "r" : ".";
    }

    static Dodgem parse(String notation) {
        return Notation.read(notation, ACCEPTED, text -> state(text.toLowerCase(Locale.ROOT)));
    }

    private static Dodgem state(String text) {
        Matcher start = START.matcher(text);
        if (start.matches()) {
            return Dodgem.start(Integer.parseInt(start.group(1)));
        }
        Matcher position = POSITION.matcher(text);
        if (!position.matches()) {
            throw new IllegalArgumentException("it is no board and who is to move");
        }
        String[] rows = position.group(1).split("/", -1);
        checkShape(rows);
        String cells = String.join("", rows);
        Dodgem state = new Dodgem(rows.length, cars(cells, 'b'), cars(cells, 'r'), !"red".equals(position.group(2)));
        checkReach(state);
        return state;
    }

    private static void checkShape(String[] rows) {
        int size = rows.length;
        if (size < Dodgem.LEAST || size > Dodgem.MOST) {
            throw new IllegalArgumentException(
                    "it has " + size + (size == 1 ? " row" : " rows") + ", not " + Dodgem.LEAST + " to " + Dodgem.MOST);
        }
        for (String row : rows) {
            if (row.length() != size) {
                throw new IllegalArgumentException(
                        "the row \"" + row + "\" has not " + size + " cells, one for each row");
            }
        }
    }

    private static void checkReach(Dodgem state) {
        int most = state.size() - 1;
        if (Long.bitCount(state.blue()) > most || Long.bitCount(state.red()) > most) {
            throw new IllegalArgumentException("no game reaches it: blue has " + Long.bitCount(state.blue())
                    + " cars and red " + Long.bitCount(state.red()) + ", but each begins with " + most);
        }
        if (state.mine() == 0) {
            throw new IllegalArgumentException(
                    "no game reaches it: the cars of the player to move have all left, so the"
                            + " game was over before the other moved");
        }
    }

    private static long cars(String cells, char colour) {
        return IntStream.range(0, cells.length())
                .filter(cell -> cells.charAt(cell) == colour)
                .mapToLong(cell -> 1L << cell)
                .sum();
    }
}
