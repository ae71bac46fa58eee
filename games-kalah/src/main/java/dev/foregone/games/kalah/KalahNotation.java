package dev.foregone.games.kalah;

import dev.foregone.spi.Notation;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and writes positions, and refuses positions that are unreachable by their numbers of seeds. */
final class KalahNotation {

    private static final String ACCEPTED =
            "south's houses in the order of sowing and its store, the same of north, and who is"
                    + " to move: 4,4,0,5,5,5:1 4,4,4,4,4,4:0 south; or houses and seeds at the beginning: 6x4";
    private static final String SIDE = "(\\d{1,5}(?:,\\d{1,5}){0,98}):(\\d{1,5})";
    private static final Pattern POSITION = Pattern.compile(SIDE + "\\s+" + SIDE + "(?:\\s+(south|north))?");
    private static final Pattern START = Pattern.compile("(\\d{1,2})x(\\d{1,2})");

    private KalahNotation() {}

    static String format(Kalah state) {
        return state.south() + " " + state.north() + (state.southMoves() ? " south" : " north");
    }

    static Kalah parse(String notation) {
        return Notation.read(notation, ACCEPTED, text -> state(text.toLowerCase(Locale.ROOT)));
    }

    private static Kalah state(String text) {
        Matcher start = START.matcher(text);
        if (start.matches()) {
            return start(Integer.parseInt(start.group(1)), Integer.parseInt(start.group(2)));
        }
        Matcher position = POSITION.matcher(text);
        if (!position.matches()) {
            throw new IllegalArgumentException("it is no two sides and who is to move");
        }
        Side south = side(position.group(1), position.group(2));
        Side north = side(position.group(3), position.group(4));
        return position(
                "north".equals(position.group(5)) ? new Kalah(north, south, false) : new Kalah(south, north, true));
    }

    private static Kalah start(int houses, int seeds) {
        if (houses == 0 || seeds == 0) {
            throw new IllegalArgumentException(
                    houses + " houses with " + seeds + " seeds each; both must be 1 or more");
        }
        return Kalah.start(houses, seeds);
    }

    private static Side side(String houses, String store) {
        List<Integer> seeds =
                Arrays.stream(houses.split(",", -1)).map(Integer::valueOf).toList();
        return new Side(seeds, Integer.parseInt(store));
    }

    private static Kalah position(Kalah state) {
        if (state.seeds() == 0 || state.seeds() % (2 * state.houses()) != 0) {
            throw new IllegalArgumentException("no game reaches it: " + state.seeds()
                    + " seeds are no equal number for each of " + 2 * state.houses() + " houses at the beginning");
        }
        return state;
    }
}
