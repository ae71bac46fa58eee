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
import java.util.OptionalDouble;
import tools.jackson.core.JsonGenerator;

/** A review for programs: one JSON object on one line, its fields as docs/COMMAND-LINE.md promises them. */
public final class ReviewJson<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> guarded;

    public ReviewJson(GuardedGame<S, M> guarded) {
        this.guarded = guarded;
    }

    public String text(GameReview<S, M> game) {
        return JsonLine.object(json -> {
            json.writeStringProperty("game", guarded.id());
            json.writeStringProperty("engine", game.cost().engine());
            json.writeStringProperty("position", guarded.notation(game.start()));
            JsonLine.array(json, "moves", game.review().moves(), move -> write(json, move, game.players()));
            JsonLine.array(json, "players", List.of(0, 1), player -> {
                json.writeStringProperty("player", game.players().get(player));
                write(json, game.review().player(player));
            });
            game.cost().write(json);
            json.writeObjectPropertyStart("limits");
            write(json, game.limits());
            json.writeEndObject();
        });
    }

    /** As requests write them; null where there is none. */
    private static void write(JsonGenerator json, Limits limits) {
        JsonLine.text(json, "time", limits.time().map(Durations::text));
        if (limits.positions() == Long.MAX_VALUE) {
            json.writeNullProperty("positions");
        } else {
            json.writeNumberProperty("positions", limits.positions());
        }
    }

    /** One of its moves, as in the review. */
    public String text(ReviewedMove<S, M> move, List<String> players) {
        return JsonLine.object(json -> write(json, move, players));
    }

    private void write(JsonGenerator json, ReviewedMove<S, M> move, List<String> players) {
        json.writeNumberProperty("number", move.number());
        json.writeStringProperty("player", players.get(move.player()));
        json.writeStringProperty("position", guarded.notation(move.advice().state()));
        MovesJson.write(json, guarded, move.advice().state(), move.move());
        write(json, "before", move.before());
        write(json, "after", move.after());
        writeLoss(json, move.valueLoss().orElse(ValueLoss.NONE));
        writePliesLost(json, move);
        json.writeBooleanProperty("becameEndless", move.becameEndless());
        writeChoice(json, move);
        json.writeBooleanProperty("onlyMove", move.isOnlyMove());
        List<M> best = move.advice().isUninformed() ? List.of() : move.bestMoves();
        JsonLine.texts(json, "best", best.stream().map(guarded::spelling).toList());
        json.writeBooleanProperty("proved", move.isProved());
        writeExpectedLoss(json, move.isProved() ? OptionalDouble.empty() : move.expectedLoss());
        json.writeBooleanProperty("bestProved", move.advice().certainty() == Certainty.BEST);
        if (!move.isProved() && move.made().estimate().isPresent()) {
            Reason.write(json, guarded.reasons(move.advice().state(), move.move()));
        }
    }

    /** An outcome where it is proved, otherwise its bounds. */
    private static void write(JsonGenerator json, String name, Bounds bounds) {
        if (bounds.isExact()) {
            AdviceJson.write(json, name, bounds.atLeast());
        } else {
            json.writeObjectPropertyStart(name);
            AdviceJson.write(json, bounds);
            json.writeEndObject();
        }
    }

    private static void writeLoss(JsonGenerator json, ValueLoss loss) {
        if (loss == ValueLoss.NONE) {
            json.writeNullProperty("loss");
        } else {
            json.writeStringProperty("loss", loss.name());
        }
    }

    private void writePliesLost(JsonGenerator json, ReviewedMove<S, M> move) {
        if (move.pliesLost().isPresent()) {
            json.writeNumberProperty("pliesLost", move.pliesLost().getAsInt());
        } else {
            json.writeNullProperty("pliesLost");
        }
    }

    /** Null where no other move is proved to lose value, and not all are proved to keep it. */
    private static void writeChoice(JsonGenerator json, ReviewedMove<?, ?> move) {
        if (move.isChoice() || move.difficulty().isProved()) {
            json.writeBooleanProperty("choice", move.isChoice());
        } else {
            json.writeNullProperty("choice");
        }
    }

    private static void write(JsonGenerator json, PlayerReview player) {
        json.writeNumberProperty("moves", player.moves());
        json.writeNumberProperty("choices", player.choices());
        json.writeNumberProperty("kept", player.kept());
        json.writeNumberProperty("onlyMoves", player.onlyMoves());
        json.writeNumberProperty("onlyMovesFound", player.onlyMovesFound());
        json.writeNumberProperty("winsToDraws", player.winsToDraws());
        json.writeNumberProperty("winsToLosses", player.winsToLosses());
        json.writeNumberProperty("drawsToLosses", player.drawsToLosses());
        json.writeNumberProperty("pliesLost", player.pliesLost());
        player.level().ifPresentOrElse(level -> write(json, level), () -> json.writeNullProperty("level"));
        json.writeNumberProperty("unproved", player.unproved());
        writeExpectedLoss(json, player.expectedLoss());
    }

    private static void writeExpectedLoss(JsonGenerator json, OptionalDouble loss) {
        if (loss.isPresent()) {
            json.writeNumberProperty("expectedLoss", loss.getAsDouble());
        } else {
            json.writeNullProperty("expectedLoss");
        }
    }

    private static void write(JsonGenerator json, LevelEstimate level) {
        json.writeObjectPropertyStart("level");
        json.writeNumberProperty("level", level.level());
        json.writeNumberProperty("low", level.low());
        json.writeNumberProperty("high", level.high());
        json.writeNumberProperty("choices", level.choices());
        json.writeEndObject();
    }
}
