package dev.foregone.answers;

import dev.foregone.api.Bounds;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.play.LevelEstimate;
import dev.foregone.play.PlayerReview;
import dev.foregone.play.ReviewedMove;
import dev.foregone.play.ValueLoss;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A review for programs: one JSON object on one line, its fields as docs/COMMAND-LINE.md promises them.
 *
 * @param json what it says of the game
 */
public record ReviewJson<S extends GameState<S, M>, M extends Move>(GameJson<S, M> json) {

    public ReviewJson(GuardedGame<S, M> guarded) {
        this(new GameJson<>(guarded));
    }

    public String text(GameReview<S, M> game) {
        return json.about()
                .put("engine", game.cost().engine())
                .put("position", json.game().notation(game.start()))
                .putEach("moves", game.review().moves(), move -> move(move, game.players()))
                .putEach(
                        "players",
                        List.of(0, 1),
                        player -> new Json()
                                .put("player", game.players().get(player))
                                .putAll(player(game.review().player(player))))
                .putAll(game.cost().json())
                .put("limits", limits(game.limits()))
                .text();
    }

    /** As requests write them; null where there is none. */
    private static Json limits(Limits limits) {
        return new Json()
                .put("time", limits.time().map(Durations::text))
                .put("positions", Optional.of(limits.positions()).filter(most -> most != Long.MAX_VALUE));
    }

    /** One of its moves, as in the review. */
    public String text(ReviewedMove<S, M> move, List<String> players) {
        return move(move, players).text();
    }

    private Json move(ReviewedMove<S, M> move, List<String> players) {
        S state = move.advice().state();
        boolean isEstimated = !move.isProved() && move.made().estimate().isPresent();
        return new Json()
                .put("number", move.number())
                .put("player", players.get(move.player()))
                .put("position", json.game().notation(state))
                .putAll(json.move(state, move.move()))
                .put("before", bounds(move.before()))
                .put("after", bounds(move.after()))
                .put("loss", move.valueLoss().filter(loss -> loss != ValueLoss.NONE))
                .put("pliesLost", move.pliesLost())
                .put("becameEndless", move.becameEndless())
                .put("choice", choice(move))
                .put("onlyMove", move.isOnlyMove())
                .put(
                        "best",
                        move.advice().isUninformed() ? List.of() : json.game().spellings(move.bestMoves()))
                .put("proved", move.isProved())
                .put("expectedLoss", move.isProved() ? OptionalDouble.empty() : move.expectedLoss())
                .put("bestProved", move.advice().certainty() == Certainty.BEST)
                .putAll(isEstimated ? json.reasons(state, move.move()) : new Json());
    }

    /** An outcome where it is proved, otherwise its bounds. */
    private static Json bounds(Bounds bounds) {
        return bounds.isExact() ? Json.of(bounds.atLeast()) : GameJson.bounds(bounds);
    }

    /** Empty where no other move is proved to lose value, and not all are proved to keep it. */
    private static Optional<Boolean> choice(ReviewedMove<?, ?> move) {
        return Optional.of(move.isChoice())
                .filter(isChoice -> isChoice || move.difficulty().isProved());
    }

    private static Json player(PlayerReview player) {
        return new Json()
                .put("moves", player.moves())
                .put("choices", player.choices())
                .put("kept", player.kept())
                .put("onlyMoves", player.onlyMoves())
                .put("onlyMovesFound", player.onlyMovesFound())
                .put("winsToDraws", player.winsToDraws())
                .put("winsToLosses", player.winsToLosses())
                .put("drawsToLosses", player.drawsToLosses())
                .put("pliesLost", player.pliesLost())
                .put("level", player.level().map(ReviewJson::level))
                .put("unproved", player.unproved())
                .put("expectedLoss", player.expectedLoss());
    }

    private static Json level(LevelEstimate level) {
        return new Json()
                .put("level", level.level())
                .put("low", level.low())
                .put("high", level.high())
                .put("choices", level.choices());
    }
}
