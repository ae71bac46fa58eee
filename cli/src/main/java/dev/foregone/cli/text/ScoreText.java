package dev.foregone.cli.text;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.ScoreAnswer;
import dev.foregone.answers.ScoreReview;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.TextTable;
import dev.foregone.scores.ScoreAnalysis;
import dev.foregone.scores.ScoreBounds;
import dev.foregone.scores.ScoreSolver;
import dev.foregone.scores.ScoredMove;
import dev.foregone.spi.Scored;
import java.util.List;

/** Scores for people. */
public record ScoreText<S extends GameState<S, M>, M extends Move>(GuardedGame<S, M> game, Console console) {

    public void print(ScoreAnswer<S, M> answer) {
        ScoreAnalysis<S, M> analysis = answer.analysis();
        console.println(game.drawing(analysis.state()) + "\n");
        if (answer.isStopped()) {
            console.println("stopped: " + answer.stopped());
        }
        console.println("score " + analysis.score() + " for the player to move"
                + game.mover(analysis.state()).map(name -> ", " + name).orElse("") + ending(analysis.score()) + "\n");
        List<ScoredMove<M>> moves = known(analysis);
        if (!moves.isEmpty()) {
            console.println(console.heading("moves"));
        }
        TextTable table = new TextTable();
        for (ScoredMove<M> move : moves) {
            boolean best = move.score().isExact() && move.score().equals(analysis.score());
            table.row(
                    "  " + game.writtenAndSpelt(analysis.state(), move.move()), move.score() + (best ? "  best" : ""));
        }
        console.print(table);
        if (!analysis.line().isEmpty()) {
            console.println("\n" + console.heading("best line"));
            console.println("  " + String.join(" ", game.written(analysis.state(), analysis.line())));
        }
        console.println((moves.isEmpty() ? "" : "\n") + answer.cost().inWords());
    }

    /** The moves of which more is known than that there are so many points, and that none is better than the best. */
    private List<ScoredMove<M>> known(ScoreAnalysis<S, M> analysis) {
        Scored<S> scored = ScoreSolver.scored(game.game()).orElseThrow();
        int most = game.ask("mostPoints", () -> scored.mostPoints(analysis.state()));
        ScoreBounds unknown = new ScoreBounds(-most, analysis.score().atMost());
        return analysis.moves().stream()
                .filter(move -> move.score().isExact() || !move.score().equals(unknown))
                .toList();
    }

    /** The points are those of the player who moved. */
    public void print(ScoreReview<S, M> review) {
        int number = 0;
        for (ScoreReview.Made<S, M> made : review.moves()) {
            number++;
            String lost = !made.lost().isExact()
                    ? "  not proved"
                    : made.lost().atMost() == 0
                            ? ""
                            : "  was " + made.before() + ", "
                                    + points(made.lost().atLeast()) + " lost";
            console.println(number + "  " + made.player() + "  " + game.writtenAndSpelt(made.state(), made.move())
                    + "  " + made.after() + lost);
        }
        console.println("\n" + review.cost().inWords());
    }

    /** How the player to move comes off at the end, once that is proved. */
    private static String ending(ScoreBounds score) {
        int lead = score.atLeast();
        if (!score.isExact()) {
            return "";
        }
        return lead == 0
                ? ", who ends level"
                : ", who ends " + points(Math.abs(lead)) + (lead > 0 ? " ahead" : " behind");
    }

    private static String points(int count) {
        return Phrases.count(count, "point", "points");
    }
}
