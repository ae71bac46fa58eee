package dev.foregone.games.dobutsu;

import dev.foregone.api.NotationException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads, writes and draws positions. */
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
        Matcher matcher = POSITION.matcher(notation.strip());
        if (!matcher.matches()) {
            throw refusal(notation, notation.isBlank() ? "it is empty" : "it is no board, hands and who is to move");
        }
        String board = matcher.group(1) + matcher.group(2) + matcher.group(3) + matcher.group(4);
        String hands = matcher.group(5).equals("-") ? "" : matcher.group(5);
        Dobutsu state = checked(notation, board, hands, !"gote".equals(matcher.group(6)));
        if (state.hasTriedBefore()) {
            throw refusal(
                    notation,
                    "no game reaches it: the lion of the player to move has come to the far rank, where it"
                            + " was caught or had won");
        }
        return state;
    }

    private static Dobutsu checked(String notation, String board, String hands, boolean senteMoves) {
        try {
            return new Dobutsu(board, hands, senteMoves);
        } catch (IllegalArgumentException wrong) {
            throw refusal(notation, String.valueOf(wrong.getMessage()));
        }
    }

    /** The board with its coordinates, and the hands beside it. */
    static String draw(Dobutsu state) {
        List<String> rows = rows(state);
        return IntStream.range(0, Square.ROWS)
                .mapToObj(row -> "  " + (row + 1) + line(rows.get(row)) + (row == 0 ? handOf(state, false) : "")
                        + (row == Square.ROWS - 1 ? handOf(state, true) : ""))
                .collect(Collectors.joining("\n", "   " + line("abc") + "\n", ""));
    }

    private static String line(String letters) {
        return letters.chars().mapToObj(letter -> " " + (char) letter).collect(Collectors.joining());
    }

    private static String handOf(Dobutsu state, boolean sente) {
        String pieces = state.hands()
                .chars()
                .filter(letter -> Dobutsu.isOf((char) letter, sente))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        return "   " + (sente ? DobutsuGame.SENTE : DobutsuGame.GOTE) + " holds " + hand(pieces);
    }

    private static NotationException refusal(String notation, String problem) {
        return new NotationException(notation, problem, ACCEPTED);
    }
}
