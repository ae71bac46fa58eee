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
import dev.foregone.cli.terminal.TerminalColours;
import dev.foregone.cli.terminal.TextTable;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Advice for people, which never calls an estimate an outcome. */
public final class AdviceText<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;
    private final TerminalColours palette;
    private final PrintWriter out;

    public AdviceText(GuardedGame<S, M> game, Console console) {
        this.game = game;
        this.palette = new TerminalColours(console.ansi());
        this.out = console.out();
    }

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
                .map(palette::outcome)
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
        out.println(palette.heading("advice"));
        out.println("  " + sentence(advice));
        out.println();
        out.println(palette.heading("moves") + "  (estimates: -1 a loss, 0 a draw, +1 a win; no proof)");
        List<AdvisedMove<M>> moves = advice.moves();
        int width = TextTable.width(moves.stream().map(move -> game.spelling(move.move())));
        int judged = TextTable.width(moves.stream().map(AdviceText::unproved));
        for (AdvisedMove<M> move : moves) {
            out.println("  " + TextTable.pad(game.spelling(move.move()), width) + "  "
                    + TextTable.pad(unproved(move), judged) + "  proved: " + proved(move));
        }
        out.println();
        out.println(palette.heading("expected line"));
        out.println("  " + advice.line().stream().map(game::spelling).collect(Collectors.joining(" ")));
        out.println();
    }

    /** The move of a strategy, which keeps what is proved; another may be better. Nothing where any move will do. */
    void printMove(Advice<S, M> advice) {
        AdvisedMove<M> first = advice.moves().get(0);
        boolean kept = first.bounds().atLeast().value() != GameValue.LOSS;
        boolean open = advice.certainty() == Certainty.ESTIMATED;
        if (open && !kept && advice.bounds().atLeast().value() == GameValue.LOSS) {
            return;
        }
        out.println(palette.heading("advice"));
        out.println("  " + (open && kept ? game.spelling(first.move()) + " keeps that" : sentence(advice)));
        out.println();
    }

    private static String unproved(AdvisedMove<?> move) {
        return move.bounds().value().isPresent() ? "" : judged(move);
    }
}
