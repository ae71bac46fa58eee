package dev.foregone.cli.text;

import dev.foregone.answers.GuardedGame;
import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.TextTable;
import java.util.Locale;

/** Advice for people, which never calls an estimate an outcome. */
public record AdviceText<S extends GameState<S, M>, M extends Move>(GuardedGame<S, M> game, Console console) {

    /** The move to make, and how sure that is: {@code best is 0,0: DRAW in 9}. */
    public String sentence(Advice<S, M> advice) {
        AdvisedMove<M> first = advice.moves().get(0);
        String move = game.spelling(first.move());
        return switch (advice.certainty()) {
            case BEST -> "best is " + move + ": " + proved(first);
            case VALUE ->
                move + " is as good as any, but perhaps "
                        + (first.bounds().atMost().value() == GameValue.LOSS
                                ? "others hold out longer"
                                : "not the quickest")
                        + ": " + proved(first);
            case ESTIMATED ->
                advice.isUninformed()
                        ? "no move has been compared with others yet: " + move + " is the first"
                                + (first.bounds().equals(Bounds.unknown()) ? "" : " that does not lose at once")
                        : move + " seems best, which is not proved; " + judged(first) + ", proved: " + proved(first);
        };
    }

    private String proved(AdvisedMove<M> move) {
        return move.bounds()
                .outcome()
                .map(console::coloured)
                .orElseGet(() -> move.bounds().inWords());
    }

    private static String judged(AdvisedMove<?> move) {
        if (move.noBetterThan().isPresent()) {
            return "not compared, no better than " + rounded(move.noBetterThan().getAsDouble());
        }
        return move.estimate().isEmpty()
                ? "no estimate"
                : "estimate " + rounded(move.estimate().getAsDouble());
    }

    /** Never -0.00. */
    private static String rounded(double estimate) {
        return String.format(Locale.ROOT, "%+.2f", Math.round(100 * estimate) / 100.0);
    }

    /** The whole advice: the moves with what is proved and what is estimated of each, and the line expected. */
    void print(Advice<S, M> advice) {
        console.println(console.heading("advice"));
        console.println("  " + sentence(advice));
        console.println("");
        console.println(console.heading("moves") + "  (estimates: -1 a loss, 0 a draw, +1 a win; no proof)");
        TextTable moves = new TextTable();
        advice.moves()
                .forEach(move ->
                        moves.row("  " + game.spelling(move.move()), unproved(move), "proved: " + proved(move)));
        console.print(moves);
        console.println("");
        console.println(console.heading("expected line"));
        console.println("  " + String.join(" ", game.spellings(advice.line())));
        console.println("");
    }

    /** The move of a strategy, which keeps what is proved; another may be better. Nothing where any move will do. */
    void printMove(Advice<S, M> advice) {
        AdvisedMove<M> first = advice.moves().get(0);
        boolean kept = first.bounds().atLeast().value() != GameValue.LOSS;
        boolean open = advice.certainty() == Certainty.ESTIMATED;
        if (open && !kept && advice.bounds().atLeast().value() == GameValue.LOSS) {
            return;
        }
        console.println(console.heading("advice"));
        console.println("  " + (open && kept ? game.spelling(first.move()) + " keeps that" : sentence(advice)));
        console.println("");
    }

    private static String unproved(AdvisedMove<?> move) {
        return move.bounds().value().isPresent() ? "" : judged(move);
    }
}
