package dev.foregone.tablebase.verify;

import dev.foregone.api.Outcome;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;

/** Words for the faults of a position. */
final class FaultWords {

    private FaultWords() {}

    static String missing(String child) {
        return "a move leads to " + child + ", which is not in the tablebase";
    }

    static String noPosition() {
        return "no position has this rank";
    }

    /**
     * Whether a position says what the rules say.
     *
     * @param best the score that it must have
     * @param valuesOnly whether the file has values without plies
     */
    static boolean agree(int code, int best, boolean valuesOnly) {
        int score = OutcomeCode.score(code);
        return valuesOnly ? Score.outcome(score).value() == Score.outcome(best).value() : score == best;
    }

    static String notTheBest(int code, int best, boolean valuesOnly) {
        return "it has the " + name(OutcomeCode.score(code), valuesOnly) + ", but the best of its moves is "
                + Score.outcome(best);
    }

    static String notTerminal(int code, int terminal, boolean valuesOnly) {
        return "it has the " + name(OutcomeCode.score(code), valuesOnly) + ", but the game is over there: "
                + Score.outcome(terminal);
    }

    private static String name(int score, boolean valuesOnly) {
        Outcome outcome = Score.outcome(score);
        return valuesOnly ? "value " + outcome.value() : "outcome " + outcome;
    }
}
