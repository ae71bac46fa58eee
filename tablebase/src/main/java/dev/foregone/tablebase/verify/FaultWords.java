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

    /**
     * That a position says otherwise.
     *
     * @param right the score that it must have
     * @param over whether the game is over there
     * @param valuesOnly whether the file has values without plies
     */
    static String wrong(int code, int right, boolean over, boolean valuesOnly) {
        Outcome outcome = Score.outcome(OutcomeCode.score(code));
        return "it has the " + (valuesOnly ? "value " + outcome.value() : "outcome " + outcome)
                + (over ? ", but the game is over there: " : ", but the best of its moves is ")
                + Score.outcome(right);
    }
}
