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
import dev.foregone.cli.terminal.TextTable;
import dev.foregone.play.Difficulty;

/** An answer for people. */
public record AnswerText<S extends GameState<S, M>, M extends Move>(GuardedGame<S, M> game, Console console) {

    public void print(Answer<S, M> answer, LineStyle style) {
        console.println(game.drawing(answer.state()));
        console.println("");
        AdviceText<S, M> advice = new AdviceText<>(game, console);
        answer.analysis().ifPresentOrElse(analysis -> print(analysis, style), () -> {
            printBounds(answer);
            answer.advice()
                    .filter(given -> !given.moves().isEmpty())
                    .ifPresent(answer.isStopped() ? advice::print : advice::printMove);
        });
        console.println(answer.cost().inWords());
    }

    private void print(Analysis<S, M> analysis, LineStyle style) {
        printMeaning(analysis.state(), analysis.outcome());
        console.println("");
        if (!analysis.moves().isEmpty()) {
            printMoves(analysis);
            printLine(analysis, style);
            console.println("");
        }
    }

    private void printMeaning(S state, Outcome outcome) {
        console.println(console.coloured(outcome) + ": " + Phrases.meaning(outcome, game.mover(state))
                + Phrases.distance(outcome, game.goal()));
    }

    private void printValue(S state, GameValue value) {
        String meaning = game.result(state).isPresent()
                ? Phrases.meaning(new Outcome(value, 0), game.mover(state))
                : Phrases.meaning(value, game.mover(state));
        console.println(console.coloured(value) + ": " + meaning);
    }

    private void printBounds(Answer<S, M> answer) {
        Bounds bounds = answer.bounds();
        if (answer.isStopped()) {
            console.println("stopped: " + answer.stopped());
        }
        if (!answer.isStopped() && answer.advice().isEmpty()) {
            printValue(answer.state(), bounds.atLeast().value());
        } else if (bounds.isExact()) {
            console.println("proved, but not for every move:");
            printMeaning(answer.state(), bounds.atLeast());
        } else {
            console.println("proved for the player to move: " + bounds.inWords());
        }
        console.println("");
    }

    private void printMoves(Analysis<S, M> analysis) {
        Difficulty<M> difficulty = Difficulty.of(analysis);
        String mark = difficulty.onlyMove().isPresent() ? "best, the only move" : "best";
        TextTable moves = new TextTable();
        for (RatedMove<M> rated : analysis.moves()) {
            moves.row(
                    "  " + game.writtenAndSpelt(analysis.state(), rated.move()),
                    console.coloured(rated.outcome()),
                    rated.outcome().equals(analysis.outcome()) ? mark : "");
        }
        console.println(console.heading("moves"));
        console.print(moves);
        if (difficulty.isChoice()) {
            console.println("");
            console.println(Phrases.errors(difficulty));
        }
        console.println("");
    }

    private void printLine(Analysis<S, M> analysis, LineStyle style) {
        console.println(console.heading("best line"));
        if (analysis.outcome().isEndless()) {
            console.println("  none: the draw never ends");
        } else if (style == LineStyle.MOVES) {
            String line = String.join(" ", game.spellings(analysis.line()));
            String written = String.join(" ", game.written(analysis.state(), analysis.line()));
            console.println("  " + line + (written.equals(line) ? "" : "\n  " + written));
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
            console.println((ply == 1 ? "" : "\n") + ply + ". " + mover + game.writtenAndSpelt(state, move));
            state = game.after(state, move);
            console.println(game.drawing(state));
        }
    }
}
