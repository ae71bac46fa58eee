package dev.foregone.games.endings;

import dev.foregone.spi.Notation;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads and writes positions in Forsyth-Edwards notation. */
final class Fen {

    private static final String ACCEPTED =
            "FEN: the ranks from the eighth down, joined by /, with the letters of pieces (capitals for White) and"
                    + " numbers of free squares; w or b, who is to move; then nothing, or - for castling, - or a square"
                    + " for en passant, two numbers of moves, and operations of EPD, which do not matter:"
                    + " 8/8/3k4/8/8/3K4/8/R7 w - - 0 1";
    private static final Pattern FREE = Pattern.compile("\\.+");
    private static final Pattern RUN = Pattern.compile("[1-8]");
    private static final Pattern TWO_RUNS = Pattern.compile("\\d\\d");

    /** The fields after the board and who is to move, any of which may be missing. */
    private static final Pattern FURTHER = Pattern.compile("(?s)(?:(?<castling>-|[KQkq]{1,4})\\s+)?"
            + "(?:(?<passant>-|[a-h][1-8])\\s+)?(?:\\d{1,6}\\s+){0,2}(?<tail>.*)");

    /** As programs write them; people leave out the last semicolon. Possessive, since texts may be long. */
    private static final Pattern OPERATIONS = Pattern.compile(
            "(?s)(?:[A-Za-z]\\w*+(?:\\s(?:\"[^\"]*+\"|[^;\"]++)*+)?;\\s*+)*+" + "(?:(?:[abdps]m|ce|id|pv|c\\d)\\s.*)?");

    private Fen() {}

    static String format(Ending state) {
        return state.board().ranks().stream().map(Fen::rank).collect(Collectors.joining("/"))
                + (state.whiteMoves() ? " w" : " b")
                + state.enPassant().map(square -> " - " + square).orElse("");
    }

    /** All six fields; nothing has been counted before. */
    static String whole(Ending state) {
        return format(state) + (state.enPassant().isPresent() ? "" : " - -") + " 0 1";
    }

    private static String rank(String squares) {
        return replaced(FREE, squares, run -> String.valueOf(run.length()));
    }

    /** Each match replaced by what it becomes, of letters, digits and dots. */
    private static String replaced(Pattern pattern, String text, UnaryOperator<String> becomes) {
        Matcher matcher = pattern.matcher(text);
        StringBuffer all = new StringBuffer();
        while (matcher.find()) {
            matcher.appendReplacement(all, becomes.apply(matcher.group()));
        }
        return matcher.appendTail(all).toString();
    }

    static Ending parse(String notation) {
        return Notation.read(
                notation, ACCEPTED, text -> state(text.replace('_', ' ').strip()));
    }

    private static Ending state(String text) {
        String[] fields = text.split("\\s+", 3);
        if (fields.length < 2) {
            throw new IllegalArgumentException("it does not say who is to move");
        }
        if (!fields[1].matches("[wbWB]")) {
            throw new IllegalArgumentException("\"" + fields[1] + "\" is not who is to move, w or b");
        }
        String squares = squares(fields[0]);
        Optional<Square> enPassant = fields.length == 2 ? Optional.empty() : enPassant(fields[2] + " ");
        return new Ending(squares, fields[1].equalsIgnoreCase("w"), enPassant);
    }

    private static Optional<Square> enPassant(String further) {
        Matcher fields = FURTHER.matcher(further);
        String tail = fields.matches() ? fields.group("tail") : further;
        if (!OPERATIONS.matcher(tail).matches()) {
            throw new IllegalArgumentException(
                    "\"" + tail.strip() + "\" is neither two numbers of moves nor operations of EPD such as dm 12;");
        }
        String castling = fields.group("castling");
        if (castling != null && !castling.equals("-")) {
            throw new IllegalArgumentException(
                    "the field for castling is \"" + castling + "\", and this game has no castling");
        }
        return Optional.ofNullable(fields.group("passant"))
                .flatMap(name -> Square.ALL.stream()
                        .filter(square -> square.toString().equals(name))
                        .findFirst());
    }

    private static String squares(String field) {
        if (TWO_RUNS.matcher(field).find()) {
            throw new IllegalArgumentException("two numbers of free squares follow one another");
        }
        String squares = replaced(RUN, field, run -> ".".repeat(Integer.parseInt(run)));
        String[] ranks = squares.split("/", -1);
        if (ranks.length != Square.SIDE) {
            throw new IllegalArgumentException("the board has " + ranks.length + " ranks, not " + Square.SIDE);
        }
        for (int i = 0; i < ranks.length; i++) {
            if (!ranks[i].matches("[.KQRBNPkqrbnp]{" + Square.SIDE + "}") || field.indexOf('.') >= 0) {
                throw new IllegalArgumentException(
                        "rank " + (Square.SIDE - i) + " of the board is not eight squares with pieces of chess");
            }
        }
        return String.join("", ranks);
    }
}
