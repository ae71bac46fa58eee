package dev.foregone.games.connectfour;

import dev.foregone.spi.Notation;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads and writes positions. */
final class ConnectFourNotation {

    private static final String EMPTY = "-";
    private static final String ACCEPTED =
            "the columns played, from 1: 44455; - for the empty board; on another board than"
                    + " 7x6, its width and height before that: 5x4:33, or alone: 5x4";
    private static final Pattern POSITION = Pattern.compile("(?:(\\d{1,2})x(\\d{1,2})(?::|$))?(-|[1-9a-z]*)");

    private ConnectFourNotation() {}

    static boolean xMoves(ConnectFour state) {
        return Long.bitCount(state.stones()) % 2 == 0;
    }

    static ConnectFour parse(String notation) {
        return Notation.read(notation, ACCEPTED, text -> position(text.toLowerCase(Locale.ROOT)));
    }

    private static ConnectFour position(String text) {
        Matcher matcher = POSITION.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("it is no list of columns");
        }
        ConnectFour state = ConnectFour.empty(shape(matcher));
        String columns = matcher.group(3);
        for (int ply = 0; !columns.equals(EMPTY) && ply < columns.length(); ply++) {
            state = drop(state, columns, ply);
        }
        return state;
    }

    private static BoardShape shape(Matcher matcher) {
        return matcher.group(1) == null
                ? BoardShape.STANDARD
                : new BoardShape(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }

    private static ConnectFour drop(ConnectFour state, String columns, int ply) {
        Drop drop = new Drop(Character.digit(columns.charAt(ply), Character.MAX_RADIX) - 1);
        if (!state.legalMoves().contains(drop)) {
            throw new IllegalArgumentException(
                    "move " + (ply + 1) + ", column " + columns.charAt(ply) + ", " + why(state, drop));
        }
        return state.play(drop);
    }

    private static String why(ConnectFour state, Drop drop) {
        if (state.terminalValue().isPresent()) {
            return "comes after the end of the game";
        }
        return drop.column() >= state.shape().width() ? "is off the board" : "goes into a full column";
    }

    static String format(ConnectFour state) {
        String prefix = state.shape().equals(BoardShape.STANDARD) ? "" : state.shape() + ":";
        List<Drop> game = Replay.of(state);
        return prefix
                + (game.isEmpty() ? EMPTY : game.stream().map(Drop::toString).collect(Collectors.joining()));
    }
}
