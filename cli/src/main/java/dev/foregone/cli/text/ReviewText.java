package dev.foregone.cli.text;

import dev.foregone.answers.GameReview;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.Reason;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.TextTable;
import dev.foregone.play.LevelEstimate;
import dev.foregone.play.PlayerReview;
import dev.foregone.play.ReviewedMove;
import dev.foregone.play.ValueLoss;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** A review for people. */
public record ReviewText<S extends GameState<S, M>, M extends Move>(GuardedGame<S, M> guarded, Console console) {

    /** A review that was stopped has the last moves: they are judged first. */
    public void print(GameReview<S, M> game) {
        List<ReviewedMove<S, M>> moves = game.review().moves();
        int last = last(moves);
        console.println("limit: " + Phrases.limits(game.limits()) + " for " + Phrases.moves(last));
        if (moves.size() < last) {
            console.println("stopped: " + Phrases.number(moves.size()) + " of " + Phrases.moves(last)
                    + " judged, from the end");
        }
        console.println("");
        printMoves(game);
        console.println("");
        for (int player = 0; player < game.players().size(); player++) {
            print(game.players().get(player), game.review().player(player));
        }
        console.println("");
        console.println(game.cost().inWords());
    }

    private static <S extends GameState<S, M>, M extends Move> int last(List<ReviewedMove<S, M>> moves) {
        return moves.isEmpty() ? 0 : moves.get(moves.size() - 1).number();
    }

    private void printMoves(GameReview<S, M> game) {
        List<ReviewedMove<S, M>> moves = game.review().moves();
        TextTable table = new TextTable(0);
        for (int i = 0; i < moves.size(); i++) {
            ReviewedMove<S, M> move = moves.get(i);
            table.row(
                    String.valueOf(move.number()),
                    game.players().get(move.player()),
                    guarded.writtenAndSpelt(move.advice().state(), move.move()),
                    after(move),
                    note(move) + (i + 1 < moves.size() ? refutation(move, moves.get(i + 1)) : ""));
        }
        console.print(table);
    }

    private String after(ReviewedMove<S, M> move) {
        String bounds = move.after().value().isPresent() ? move.after().inWords() : "not proved";
        return move.after().outcome().map(console::coloured).orElse(bounds);
    }

    /** The remark on a move: that it could hardly be avoided, or the value it gave away and the better moves. */
    private String note(ReviewedMove<S, M> move) {
        if (!move.isProved()) {
            return estimate(move);
        }
        if (move.isOnlyMove()) {
            return "the only move";
        }
        if (move.bestMoves().contains(move.move())) {
            return move.difficulty().legalMoves() == 1 ? "forced" : "";
        }
        if (move.keptValue() && move.pliesLost().isEmpty() && !move.becameEndless()) {
            return "keeps the value" + better(move);
        }
        return "was " + move.before().inWords() + lost(move) + better(move);
    }

    private String estimate(ReviewedMove<S, M> move) {
        if (move.advice().isUninformed()) {
            return "nothing " + (move.after().value().isPresent() ? "else " : "") + "was looked at";
        }
        String lost = move.made().noBetterThan().isPresent() ? "not compared" : estimate(move.expectedLoss());
        String why = move.made().estimate().isEmpty()
                ? ""
                : Reason.inWords(guarded.reasons(move.advice().state(), move.move()));
        return lost + why + (move.bestMoves().contains(move.move()) ? "" : advised(move));
    }

    /** The reply that is proved to take what a move gave away. */
    private String refutation(ReviewedMove<S, M> move, ReviewedMove<S, M> next) {
        boolean isLost = move.valueLoss().orElse(ValueLoss.NONE) != ValueLoss.NONE;
        return isLost && next.advice().certainty() == Certainty.BEST
                ? "; refuted by " + spelt(next.bestMoves().subList(0, 1))
                : "";
    }

    /** The moves that are proved to be best, otherwise those that are proved to keep the value that was lost; never an estimate. */
    private String better(ReviewedMove<S, M> move) {
        if (move.advice().certainty() == Certainty.BEST) {
            return "; best " + spelt(move.bestMoves());
        }
        GameValue value = move.before().value().orElseThrow();
        List<M> keeping = move.advice().moves().stream()
                .filter(each -> each.bounds().value().filter(value::equals).isPresent())
                .map(AdvisedMove::move)
                .toList();
        return move.keptValue() || keeping.isEmpty() ? "" : "; kept by " + spelt(keeping);
    }

    /** The moves that are proved to be best, or one that may be: advised, unless another, proved not to be best, is safer. */
    private String advised(ReviewedMove<S, M> move) {
        boolean isAdvised =
                move.advice().bestMove().equals(move.bestMoves().stream().findFirst());
        boolean isProved = move.advice().certainty() == Certainty.BEST;
        return (isProved ? "; best " : isAdvised ? "; advised " : "; perhaps ") + spelt(move.bestMoves());
    }

    private String spelt(List<M> moves) {
        return String.join(" ", guarded.spellings(moves));
    }

    private static String lost(ReviewedMove<?, ?> move) {
        return switch (move.valueLoss().orElse(ValueLoss.NONE)) {
            case WIN_TO_DRAW, WIN_TO_LOSS -> ", a win given away";
            case DRAW_TO_LOSS -> ", a draw given away";
            case NONE -> move.becameEndless() ? ", never ends now" : pliesLost(move);
        };
    }

    private static String pliesLost(ReviewedMove<?, ?> move) {
        return move.pliesLost().isPresent()
                ? ", " + Phrases.count(move.pliesLost().getAsInt(), "ply", "plies") + " lost"
                : "";
    }

    private void print(String name, PlayerReview player) {
        String given = gifts(player);
        console.println(name + ": " + Phrases.moves(player.moves()) + ", value kept in " + player.kept() + " of "
                + Phrases.count(player.choices(), "choice", "choices") + ", " + player.onlyMovesFound() + " of "
                + Phrases.count(player.onlyMoves(), "only move", "only moves") + " found" + given
                + player.level().map(ReviewText::level).orElse("") + unproved(player));
    }

    private static String unproved(PlayerReview player) {
        return player.unproved() == 0
                ? ""
                : "; " + Phrases.moves(player.unproved()) + " not proved, " + estimate(player.expectedLoss());
    }

    private static String estimate(OptionalDouble lost) {
        return lost.isEmpty() ? "no estimate" : String.format(Locale.ROOT, "estimate: %.2f lost", lost.getAsDouble());
    }

    private static String gifts(PlayerReview player) {
        return gift(player.winsToDraws(), "win to draw", "wins to draws")
                + gift(player.winsToLosses(), "win to loss", "wins to losses")
                + gift(player.drawsToLosses(), "draw to loss", "draws to losses")
                + (player.pliesLost() == 0 ? "" : ", " + Phrases.count(player.pliesLost(), "ply", "plies") + " lost");
    }

    private static String gift(int number, String one, String many) {
        return number == 0 ? "" : ", " + Phrases.count(number, one, many);
    }

    private static String level(LevelEstimate level) {
        return String.format(
                Locale.ROOT, "; level %.2f (likely %.2f to %.2f)", level.level(), level.low(), level.high());
    }
}
