package dev.foregone.answers;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import java.util.OptionalDouble;
import tools.jackson.core.JsonGenerator;

/** Advice as a property of an answer, which keeps what is proved and what is estimated apart. */
public final class AdviceJson<S extends GameState<S, M>, M extends Move> {

    /** Bounds of this many plies are of strategies that prove a value and no plies. */
    private static final int UNKNOWN = 500_000;

    private final GuardedGame<S, M> game;

    public AdviceJson(GuardedGame<S, M> game) {
        this.game = game;
    }

    /** The move to make, how sure it is, and the expected result; null if the game is over. */
    public void writeMove(JsonGenerator json, Advice<S, M> advice) {
        write(json, advice, () -> {});
    }

    /** The same with everything known of each move, best first, and the line expected. */
    public void writeAll(JsonGenerator json, Advice<S, M> advice) {
        write(json, advice, () -> {
            JsonLine.array(json, "moves", advice.moves(), move -> write(json, advice.state(), move));
            MovesJson.writeLine(json, game, advice.state(), advice.line());
        });
    }

    private void write(JsonGenerator json, Advice<S, M> advice, Runnable more) {
        if (advice.moves().isEmpty()) {
            json.writeNullProperty("advice");
            return;
        }
        json.writeObjectPropertyStart("advice");
        MovesJson.write(json, game, advice.state(), advice.moves().get(0).move());
        writeProved(json, advice.certainty());
        write(json, "estimate", advice.estimate());
        if (advice.estimate().isPresent()) {
            Reason.write(
                    json, game.reasons(advice.state(), advice.moves().get(0).move()));
        }
        more.run();
        json.writeEndObject();
    }

    private static void writeProved(JsonGenerator json, Certainty certainty) {
        switch (certainty) {
            case BEST -> json.writeStringProperty("proved", "best");
            case VALUE -> json.writeStringProperty("proved", "value");
            case ESTIMATED -> json.writeNullProperty("proved");
        }
    }

    private static void write(JsonGenerator json, String name, OptionalDouble number) {
        if (number.isPresent()) {
            json.writeNumberProperty(name, number.getAsDouble());
        } else {
            json.writeNullProperty(name);
        }
    }

    /**
     * The properties of a move: what is proved, and apart from that the estimate, or what a move that was not compared seems not to
     * exceed, both null where the value is proved.
     */
    private void write(JsonGenerator json, S state, AdvisedMove<M> move) {
        MovesJson.write(json, game, state, move.move());
        write(json, move.bounds());
        write(json, "estimate", move.estimate());
        write(json, "noBetterThan", move.noBetterThan());
    }

    /** Two properties, each an outcome; without plies where nothing is known of them. */
    static void write(JsonGenerator json, Bounds bounds) {
        writeBound(json, "atLeast", bounds.atLeast());
        writeBound(json, "atMost", bounds.atMost());
    }

    private static void writeBound(JsonGenerator json, String name, Outcome bound) {
        if (bound.isEndless() || bound.plies() < UNKNOWN) {
            write(json, name, bound);
        } else {
            json.writeObjectPropertyStart(name);
            json.writeStringProperty("value", bound.value().name());
            json.writeEndObject();
        }
    }

    static void write(JsonGenerator json, String name, Outcome bound) {
        json.writeObjectPropertyStart(name);
        JsonLine.write(json, bound);
        json.writeEndObject();
    }
}
