package dev.foregone.cli;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.List;
import java.util.function.Consumer;

/** Games and engines that behave in ways no real one should, or none does yet. */
final class Fakes {

    private Fakes() {}

    /** Says that everything is an endless draw, after doing something first. */
    static Engine endless(Consumer<SolverOptions> first) {
        return new FakeEngine("endless", Support.yes(), first);
    }

    static Engine refusing() {
        return new FakeEngine("refusing", Support.no("it refuses everything"), options -> {});
    }

    static Engine broken() {
        return new FakeEngine("broken", Support.yes(), options -> {
            throw new IllegalStateException("a screw is loose");
        });
    }

    /** A game without anything but what is required: it reads no positions. */
    static final class SpeechlessGame implements Game<Pile.State, Pile.Take> {

        @Override
        public String id() {
            return "speechless";
        }

        @Override
        public Pile.State initialState() {
            return new Pile.State(4);
        }
    }

    /** A game whose every method but the required ones throws. */
    static final class BrokenGame implements Game<Pile.State, Pile.Take> {

        @Override
        public String id() {
            return "broken-game";
        }

        @Override
        public Pile.State initialState() {
            return new Pile.State(3);
        }

        @Override
        public Pile.State parse(String notation) {
            throw new ArrayIndexOutOfBoundsException("parsing " + notation);
        }

        @Override
        public String draw(Pile.State state) {
            throw new ArrayIndexOutOfBoundsException("drawing");
        }
    }

    /** A game whose reading calls itself without end. */
    static final class BottomlessGame implements Game<Pile.State, Pile.Take> {

        @Override
        public String id() {
            return "bottomless-game";
        }

        @Override
        public Pile.State initialState() {
            return new Pile.State(3);
        }

        @Override
        public Pile.State parse(String notation) {
            return parse(notation + " ");
        }
    }

    private record FakeEngine(String id, Support support, Consumer<SolverOptions> first) implements Engine {

        @Override
        public Support supports(Game<?, ?> game) {
            return support;
        }

        @Override
        public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
            return new FakeSolver<>(options, first);
        }
    }

    private record FakeSolver<S extends GameState<S, M>, M extends Move>(
            SolverOptions options, Consumer<SolverOptions> first) implements Solver<S, M> {

        @Override
        public Bounds prove(S state, Limits limits) {
            first.accept(options);
            return Bounds.exactly(Outcome.endlessDraw());
        }

        @Override
        public Analysis<S, M> analyze(S state, Limits limits) {
            first.accept(options);
            List<RatedMove<M>> moves = state.legalMoves().stream()
                    .map(move -> new RatedMove<>(move, Outcome.endlessDraw()))
                    .toList();
            return Analysis.of(state, Outcome.endlessDraw(), moves, List.of());
        }

        @Override
        public long positionsVisited() {
            return 7;
        }

        @Override
        public void close() {}
    }
}
