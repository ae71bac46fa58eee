package dev.foregone.games.footstep;

import dev.foregone.spi.Notation;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads positions. */
final class FootstepNotation {

    private static final String ACCEPTED =
            "rows of 1 (platform) and 0 (hole), A's cell, B's cell, who is to move (A if left"
                    + " out): 111/101/111 1,0 1,2 A\n  or arrays: [[1,1,1],[1,0,1],[1,1,1]] [1,0] [1,2]";

    private static final String CELL = "(-?\\d{1,9}+)\\s*+,\\s*+(-?\\d{1,9}+)";
    private static final String SIDE = "(?:\\s+([AB]))?";
    private static final Pattern ROWS = Pattern.compile("([01/]+)\\s+" + CELL + "\\s+" + CELL + SIDE);

    /** All possessive: without backtracking it takes no stack, however large the board. */
    private static final String ARRAY = "\\[\\s*+-?\\d{1,9}+(?:\\s*+,\\s*+-?\\d{1,9}+)*+\\s*+]";

    private static final Pattern ARRAYS = Pattern.compile("\\[\\s*+(" + ARRAY + "(?:\\s*+,\\s*+" + ARRAY + ")*+)\\s*+]"
            + "\\s*+,?+\\s*+\\[\\s*+" + CELL + "\\s*+]\\s*+,?+\\s*+\\[\\s*+" + CELL + "\\s*+]" + SIDE);

    private static final Pattern ROW_END = Pattern.compile("],\\[");
    private static final Pattern COMMA = Pattern.compile(",");

    private FootstepNotation() {}

    static Footstep parse(String notation) {
        return Notation.read(notation, ACCEPTED, FootstepNotation::state);
    }

    private static Footstep state(String text) {
        Matcher rows = ROWS.matcher(text);
        if (rows.matches()) {
            return position(rowsOf(rows.group(1)), rows);
        }
        Matcher arrays = ARRAYS.matcher(text);
        if (arrays.matches()) {
            Footstep begun = Footstep.of(arraysOf(arrays.group(1)), cell(arrays, 2), cell(arrays, 4));
            return new Footstep(begun.board(), begun.mover(), begun.other(), !"B".equals(arrays.group(6)));
        }
        String first = text.split("\\s+", 2)[0];
        throw new IllegalArgumentException(
                text.startsWith("[") || first.matches("[01/]+")
                        ? "it is not a board and two cells"
                        : "\"" + first + "\" is no board");
    }

    private static Footstep position(int[][] cells, Matcher rows) {
        Board board = Board.of(cells);
        int[] aloc = cell(rows, 2);
        int[] bloc = cell(rows, 4);
        int a = board.cell("A", aloc[0], aloc[1]);
        int b = board.cell("B", bloc[0], bloc[1]);
        Footstep state = new Footstep(board, a, b, !"B".equals(rows.group(6)));
        checkFooting(state);
        return state;
    }

    /** The player who has just moved stands on a platform; the other may have lost it only to that move. */
    private static void checkFooting(Footstep state) {
        Board board = state.board();
        String[] players = state.aMoves() ? new String[] {"A", "B"} : new String[] {"B", "A"};
        if (!board.has(state.other())) {
            throw new IllegalArgumentException(
                    players[1] + " stands at " + board.step(state.other()) + ", which is a hole");
        }
        if (!board.has(state.mover()) && !board.areAdjacent(state.mover(), state.other())) {
            throw new IllegalArgumentException(players[0] + " stands at " + board.step(state.mover())
                    + ", which is a hole, and " + players[1] + " cannot just have left it");
        }
    }

    private static int[][] rowsOf(String text) {
        return Arrays.stream(text.split("/", -1))
                .map(row -> row.chars().map(cell -> cell - '0').toArray())
                .toArray(int[][]::new);
    }

    private static int[][] arraysOf(String text) {
        String bare = text.replaceAll("\\s++", "");
        return ROW_END.splitAsStream(bare.substring(1, bare.length() - 1))
                .map(row -> COMMA.splitAsStream(row).mapToInt(Integer::parseInt).toArray())
                .toArray(int[][]::new);
    }

    private static int[] cell(Matcher matcher, int group) {
        return new int[] {Integer.parseInt(matcher.group(group)), Integer.parseInt(matcher.group(group + 1))};
    }
}
