package dev.foregone.tablebase.verify;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;

/** Words for the faults of a position. */
final class FaultWords {

    private FaultWords() {}

    static String missing(String child) {
        return "a move leads to " + child + ", which is not in the tablebase";
    }

    static String confused(String child, String packed) {
        return "a move leads to " + child + ", but the packed rules take it for " + packed;
    }

    static String confusedRoot(String packed) {
        return "it is the root, but the packed rules take it for " + packed;
    }

    static String noPosition() {
        return "no position has this rank";
    }

    static String absent() {
        return "it belongs to the tablebase, and is not there";
    }

    static String notTheBest(int code, int best) {
        return "it has the outcome " + name(code) + ", but the best of its moves is " + Score.outcome(best);
    }

    static String notTerminal(int code, int terminal) {
        return "it has the outcome " + name(code) + ", but the game is over there: " + Score.outcome(terminal);
    }

    private static String name(int code) {
        return Score.outcome(OutcomeCode.score(code)).toString();
    }
}
