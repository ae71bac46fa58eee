package dev.foregone.registry;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.function.Supplier;

/** An engine that says and does what a test asks of it. */
record FakeEngine(
        String id,
        Supplier<Support> support,
        Supplier<Integer> preference,
        Supplier<Integer> advicePreference,
        Supplier<Solver<?, ?>> solver)
        implements Engine {

    static FakeEngine called(String id) {
        return new FakeEngine(id, Support::yes, () -> 0, () -> 0, () -> {
            throw new UnsupportedOperationException("a fake");
        });
    }

    FakeEngine saying(Supplier<Support> newSupport) {
        return new FakeEngine(id, newSupport, preference, advicePreference, solver);
    }

    FakeEngine preferring(Supplier<Integer> newPreference) {
        return new FakeEngine(id, support, newPreference, newPreference, solver);
    }

    FakeEngine advising(Supplier<Integer> newPreference) {
        return new FakeEngine(id, support, preference, newPreference, solver);
    }

    FakeEngine opening(Supplier<Solver<?, ?>> newSolver) {
        return new FakeEngine(id, support, preference, advicePreference, newSolver);
    }

    @Override
    public int preference(Game<?, ?> game) {
        return preference.get();
    }

    @Override
    public int advicePreference(Game<?, ?> game) {
        return advicePreference.get();
    }

    @Override
    public Support supports(Game<?, ?> game) {
        return support.get();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
        return (Solver<S, M>) solver.get();
    }
}
