package dev.foregone.games.endings;

import dev.foregone.api.NotationException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads and writes positions in Forsyth-Edwards notation. */
final class Fen {

    private static final String ACCEPTED =
            "FEN: the ranks from the eighth down, joined by /, with the letters of pieces (capitals for White) and"
                    + " numbers of free squares; w or b, who is to move; then nothing, or - for castling, - for en"
                    + " passant, and two numbers of moves, which do not matter: 8/8/3k4/8/8/3K4/8/R7 w - - 0 1";
    private static final Pattern RUN = Pattern.compile("[1-8]");
    private static final Pattern TWO_RUNS = Pattern.compile("\\d\\d");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");
    private static final List<String> FIELDS = List.of("castling", "en passant");
    private static final int MOST_FIELDS = 6;

    private Fen() {}

    static String format(Ending state) {
        return state.board().ranks().stream().map(Fen::rank).collect(Collectors.joining("/"))
                + (state.whiteMoves() ? " w" : " b");
    }

    private static String rank(String squares) {
        return Pattern.compile("\\.+").matcher(squares).replaceAll(run -> String.valueOf(run.end() - run.start()));
    }

    static Ending parse(String notation) {
        String[] fields = notation.strip().split("\\s+");
        if (fields.length < 2 || fields.length > MOST_FIELDS) {
            throw refusal(
                    notation,
                    notation.isBlank()
                            ? "it is empty"
                            : "the number of its fields is " + fields.length + ", not 2 to " + MOST_FIELDS);
        }
        problem(fields).ifPresent(problem -> {
            throw refusal(notation, problem);
        });
        try {
            return new Ending(squares(notation, fields[0]), fields[1].equals("w"));
        } catch (IllegalArgumentException wrong) {
            throw refusal(notation, String.valueOf(wrong.getMessage()));
        }
    }

    /** The problem with a field other than the first. */
    private static Optional<String> problem(String... fields) {
        if (!fields[1].equals("w") && !fields[1].equals("b")) {
            return Optional.of("\"" + fields[1] + "\" is not who is to move, w or b");
        }
        return IntStream.range(2, fields.length)
                .mapToObj(i -> problem(i - 2, fields[i]))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> problem(int further, String field) {
        if (further >= FIELDS.size()) {
            return NUMBER.matcher(field).matches()
                    ? Optional.empty()
                    : Optional.of("\"" + field + "\" is not a number of moves");
        }
        return field.equals("-")
                ? Optional.empty()
                : Optional.of("the field for " + FIELDS.get(further) + " is \"" + field + "\", and this game has no "
                        + FIELDS.get(further));
    }

    private static String squares(String notation, String field) {
        if (TWO_RUNS.matcher(field).find()) {
            throw refusal(notation, "two numbers of free squares follow one another");
        }
        String squares = RUN.matcher(field).replaceAll(run -> ".".repeat(Integer.parseInt(run.group())));
        String[] ranks = squares.split("/", -1);
        if (ranks.length != Square.SIDE) {
            throw refusal(notation, "the board has " + ranks.length + " ranks, not " + Square.SIDE);
        }
        for (int i = 0; i < ranks.length; i++) {
            if (!ranks[i].matches("[.KQRBNPkqrbnp]{" + Square.SIDE + "}") || field.indexOf('.') >= 0) {
                throw refusal(
                        notation,
                        "rank " + (Square.SIDE - i) + " of the board is not eight squares with pieces of chess");
            }
        }
        return String.join("", ranks);
    }

    private static NotationException refusal(String notation, String problem) {
        return new NotationException(notation, problem, ACCEPTED);
    }
}
