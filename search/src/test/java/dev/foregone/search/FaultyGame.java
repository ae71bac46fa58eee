package dev.foregone.search;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** A game that is played as another one, but for one call that fails. */
@NullUnmarked
record FaultyGame(GraphGame game, Injection injection) implements Game<FaultyGame.State, GraphMove> {

    static final List<String> METHODS = List.of(
            "packedRules",
            "terminalValue",
            "legalMoves",
            "state.play",
            "hints",
            "hints.bounds",
            "hints.candidates",
            "hints.soonestDraw",
            "hints.maxPlies",
            "equals",
            "hashCode",
            "pack",
            "unpack",
            "unpackMove",
            "terminal",
            "maxMoves",
            "rules.legalMoves",
            "rules.play",
            "candidates",
            "bounds",
            "soonestDraw",
            "maxPlies");

    @Override
    public String id() {
        return "faulty";
    }

    @Override
    public State initialState() {
        return new State(game.initialState(), injection);
    }

    @Override
    public Optional<PackedRules<State, GraphMove>> packedRules(State state) {
        return injection.call(
                "packedRules", () -> game.packedRules(state.inner).map(inner -> new Rules(inner, injection)));
    }

    @Override
    public Optional<Hints<State, GraphMove>> hints() {
        return injection.call("hints", () -> game.hints().map(inner -> new StateHints(inner, injection)));
    }

    /** What is known of its states. */
    record StateHints(Hints<GraphState, GraphMove> inner, Injection injection) implements Hints<State, GraphMove> {

        @Override
        public Bounds bounds(State state) {
            return injection.call("hints.bounds", () -> inner.bounds(state.inner));
        }

        @Override
        public List<GraphMove> candidates(State state, List<GraphMove> legal) {
            return injection.call("hints.candidates", () -> inner.candidates(state.inner, legal));
        }

        @Override
        public int soonestDraw(State state) {
            return injection.callPrimitive("hints.soonestDraw", () -> inner.soonestDraw(state.inner));
        }

        @Override
        public int maxPlies(State state) {
            return injection.callPrimitive("hints.maxPlies", () -> inner.maxPlies(state.inner));
        }
    }

    /** A state of the game that is played. */
    record State(GraphState inner, Injection injection) implements GameState<State, GraphMove> {

        @Override
        public Optional<GameValue> terminalValue() {
            return injection.call("terminalValue", inner::terminalValue);
        }

        @Override
        public List<GraphMove> legalMoves() {
            return injection.call("legalMoves", inner::legalMoves);
        }

        @Override
        public State play(GraphMove move) {
            return injection.call("state.play", () -> new State(inner.play(move), injection));
        }

        @Override
        public boolean equals(Object other) {
            return injection.callPrimitive("equals", () -> other instanceof State that && inner.equals(that.inner));
        }

        @Override
        public int hashCode() {
            return injection.callPrimitive("hashCode", inner::hashCode);
        }
    }

    /** Its packed rules. */
    record Rules(PackedRules<GraphState, GraphMove> inner, Injection injection)
            implements PackedRules<State, GraphMove> {

        @Override
        public long pack(State state) {
            return injection.callPrimitive("pack", () -> inner.pack(state.inner));
        }

        @Override
        public State unpack(long position) {
            return injection.call("unpack", () -> new State(inner.unpack(position), injection));
        }

        @Override
        public GraphMove unpackMove(long position, int move) {
            return injection.call("unpackMove", () -> inner.unpackMove(position, move));
        }

        @Override
        public int terminal(long position) {
            return injection.callPrimitive("terminal", () -> inner.terminal(position));
        }

        @Override
        public int maxMoves(long position) {
            return injection.callPrimitive("maxMoves", () -> inner.maxMoves(position));
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            return injection.callPrimitive("rules.legalMoves", () -> inner.legalMoves(position, into, from));
        }

        @Override
        public long play(long position, int move) {
            return injection.callPrimitive("rules.play", () -> inner.play(position, move));
        }

        @Override
        public int candidates(long position, int[] into, int from) {
            return injection.callPrimitive("candidates", () -> inner.candidates(position, into, from));
        }

        @Override
        public long bounds(long position) {
            return injection.callPrimitive("bounds", () -> inner.bounds(position));
        }

        @Override
        public int soonestDraw(long position) {
            return injection.callPrimitive("soonestDraw", () -> inner.soonestDraw(position));
        }

        @Override
        public int maxPlies(long position) {
            return injection.callPrimitive("maxPlies", () -> inner.maxPlies(position));
        }
    }
}
