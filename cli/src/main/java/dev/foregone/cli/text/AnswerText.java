package dev.foregone.cli.text;

import dev.foregone.answers.Answer;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Phrases;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.LineStyle;
import dev.foregone.cli.terminal.TerminalColours;
import dev.foregone.cli.terminal.TextTable;
import dev.foregone.play.Difficulty;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/** An answer for people. */
public final class AnswerText<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;
    private final TerminalColours palette;
    private final AdviceText<S, M> advice;
    private final PrintWriter out;

    public AnswerText(GuardedGame<S, M> game, Console console) {
        this.game = game;
        this.palette = new TerminalColours(console.ansi());
        this.advice = new AdviceText<>(game, console);
        this.out = console.out();
    }

    public void print(Answer<S, M> answer, LineStyle style) {
        out.println(game.drawing(answer.state()));
        out.println();
        answer.analysis().ifPresentOrElse(analysis -> print(analysis, style), () -> {
            printBounds(answer);
            answer.advice()
                    .filter(given -> !given.moves().isEmpty())
                    .ifPresent(answer.isStopped() ? advice::print : advice::printMove);
        });
        out.println(answer.cost().inWords());
    }

    private void print(Analysis<S, M> analysis, LineStyle style) {
        printMeaning(analysis.state(), analysis.outcome());
        out.println();
        if (!analysis.moves().isEmpty()) {
            printMoves(analysis);
            printLine(analysis, style);
            out.println();
        }
    }

    private void printMeaning(S state, Outcome outcome) {
        out.println(palette.outcome(outcome) + ": " + Phrases.meaning(outcome, game.mover(state))
                + Phrases.distance(outcome, game.goal()));
    }

    private void printValue(S state, GameValue value) {
        String meaning = game.result(state).isPresent()
                ? Phrases.meaning(new Outcome(value, 0), game.mover(state))
                : Phrases.meaning(value, game.mover(state));
        out.println(palette.value(value) + ": " + meaning);
    }

    private void printBounds(Answer<S, M> answer) {
        Bounds bounds = answer.bounds();
        if (answer.isStopped()) {
            out.println("stopped: " + answer.stopped());
        }
        if (!answer.isStopped() && answer.advice().isEmpty()) {
            printValue(answer.state(), bounds.atLeast().value());
        } else if (bounds.isExact()) {
            out.println("proved, but not for every move:");
            printMeaning(answer.state(), bounds.atLeast());
        } else {
            out.println("proved for the player to move: " + bounds.inWords());
        }
        out.println();
    }

    private void printMoves(Analysis<S, M> analysis) {
        List<RatedMove<M>> moves = analysis.moves();
        List<String> spellings = moves.stream()
                .map(rated -> game.writtenAndSpelt(analysis.state(), rated.move()))
                .toList();
        int move = TextTable.width(spellings.stream());
        int outcome =
                TextTable.width(moves.stream().map(rated -> rated.outcome().toString()));
        Difficulty<M> difficulty = Difficulty.of(analysis);
        String mark = difficulty.onlyMove().isPresent() ? "  best, the only move" : "  best";
        out.println(palette.heading("moves"));
        for (int i = 0; i < moves.size(); i++) {
            Outcome each = moves.get(i).outcome();
            String best = each.equals(analysis.outcome()) ? mark : "";
            String padded = palette.outcome(each, best.isEmpty() ? 0 : outcome);
            out.println("  " + TextTable.pad(spellings.get(i), move) + "  " + padded + best);
        }
        if (difficulty.isChoice()) {
            out.println();
            out.println(Phrases.errors(difficulty));
        }
        out.println();
    }

    private void printLine(Analysis<S, M> analysis, LineStyle style) {
        out.println(palette.heading("best line"));
        if (analysis.outcome().isEndless()) {
            out.println("  none: the draw never ends");
        } else if (style == LineStyle.MOVES) {
            String line = analysis.line().stream().map(game::spelling).collect(Collectors.joining(" "));
            String written = String.join(" ", game.written(analysis.state(), analysis.line()));
            out.println("  " + line + (written.equals(line) ? "" : "\n  " + written));
        } else {
            printBoards(analysis);
        }
    }

    private void printBoards(Analysis<S, M> analysis) {
        S state = analysis.state();
        int ply = 0;
        for (M move : analysis.line()) {
            ply++;
            String mover = game.mover(state).map(name -> name + " plays ").orElse("");
            out.println((ply == 1 ? "" : "\n") + ply + ". " + mover + game.writtenAndSpelt(state, move));
            state = game.after(state, move);
            out.println(game.drawing(state));
        }
    }
}
