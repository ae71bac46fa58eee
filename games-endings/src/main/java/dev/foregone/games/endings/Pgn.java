package dev.foregone.games.endings;

import dev.foregone.api.GameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Games in portable game notation, in the export format of its specification of 1994: where and when it was played is not known. */
final class Pgn {

    /** Lines are shorter than this. */
    private static final int COLUMNS = 80;

    private Pgn() {}

    static String of(Ending start, List<EndingMove> moves, List<String> players) {
        List<String> words = new ArrayList<>();
        Ending state = start;
        int number = 1;
        for (EndingMove move : moves) {
            if (state.whiteMoves() || words.isEmpty()) {
                words.add(number + (state.whiteMoves() ? "." : "..."));
            }
            words.add(San.of(state, move));
            number += state.whiteMoves() ? 0 : 1;
            state = state.play(move);
        }
        String result = result(state);
        words.add(result);
        return String.format(Locale.ROOT, """
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "%s"]
                [Black "%s"]
                [Result "%s"]
                [FEN "%s"]
                [SetUp "1"]

                """, name(players, 0), name(players, 1), result, Fen.whole(start))
                + wrapped(words);
    }

    private static String name(List<String> players, int side) {
        return side < players.size() ? players.get(side).replace("\\", "\\\\").replace("\"", "\\\"") : "?";
    }

    private static String result(Ending end) {
        return end.terminalValue()
                .map(value -> value == GameValue.DRAW ? "1/2-1/2" : end.whiteMoves() ? "0-1" : "1-0")
                .orElse("*");
    }

    private static String wrapped(List<String> words) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (String word : words) {
            boolean fits = column > 0 && column + 1 + word.length() < COLUMNS;
            column = fits ? column + 1 + word.length() : word.length();
            text.append(text.length() == 0 ? "" : fits ? " " : "\n").append(word);
        }
        return text.append('\n').toString();
    }
}
