package dev.foregone.games.dobutsu;

import dev.foregone.spi.Notation;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads and writes positions. */
final class DobutsuNotation {

    private static final String ACCEPTED =
            "four rows of three squares, each . or the letter of a lion, elephant, giraffe,"
                    + " chick or hen, capitals for sente, who begins below; the pieces in the hands, - for none; who is to move:"
                    + " gle/.c./.C./ELG - sente";
    private static final Pattern POSITION = Pattern.compile(
            "([^\\s/]{3})/([^\\s/]{3})/([^\\s/]{3})/([^\\s/]{3})\\s+(-|[CEGLcegl]{1,8})(?:\\s+(sente|gote))?");

    private DobutsuNotation() {}

    static String format(Dobutsu state) {
        return String.join("/", rows(state)) + " " + hand(state.hands()) + (state.senteMoves() ? " sente" : " gote");
    }

    private static String hand(String pieces) {
        return pieces.isEmpty() ? "-" : pieces;
    }

    private static List<String> rows(Dobutsu state) {
        return IntStream.range(0, Square.ROWS)
                .map(row -> row * Square.COLUMNS)
                .mapToObj(first -> state.board().substring(first, first + Square.COLUMNS))
                .toList();
    }

    static Dobutsu parse(String notation) {
        return Notation.read(notation, ACCEPTED, DobutsuNotation::state);
    }

    private static Dobutsu state(String text) {
        Matcher matcher = POSITION.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("it is no board, hands and who is to move");
        }
        String board = matcher.group(1) + matcher.group(2) + matcher.group(3) + matcher.group(4);
        String hands = matcher.group(5).equals("-") ? "" : matcher.group(5);
        Dobutsu state = new Dobutsu(board, hands, !"gote".equals(matcher.group(6)));
        if (state.hasTriedBefore()) {
            throw new IllegalArgumentException("no game reaches it: the lion of the player to move has come to the far"
                    + " rank, where it was caught or had won");
        }
        return state;
    }
}
