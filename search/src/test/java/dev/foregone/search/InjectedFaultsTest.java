package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginException;
import dev.foregone.api.SolverOptions;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.graph.Retrograde;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every method of a game, its states and its packed rules fails in every way, at one call and another: the question ends
 * with the right answer or with the game's name, the next one is answered rightly, and no thread is left behind.
 */
@Timeout(300)
class InjectedFaultsTest {

    private static final List<Integer> CALLS = Thorough.orFirst(1, 3, 1, 17).toList();

    private static final List<Supplier<@Nullable Throwable>> FAULTS = List.of(
            () -> new IllegalStateException("injected"),
            () -> new IOException("injected"),
            () -> new Error("injected"),
            () -> new AssertionError("injected"),
            () -> new NoSuchMethodError("injected"),
            StackOverflowError::new,
            () -> null);

    private enum Kind {
        WHOLE_TREE(ExhaustiveSearch::new),
        PRUNED(WindowSearch::new),
        SHARED(WindowSearch::shared);

        private final Search.Factory factory;

        Kind(Search.Factory factory) {
            this.factory = factory;
        }
    }

    @ParameterizedTest
    @EnumSource
    void costsOneAnswerAndNoMore(Kind kind) throws InterruptedException {
        int before = Thread.activeCount();
        int struck = 0;
        for (GraphGame game : List.of(RandomGames.acyclic(1), RandomGames.hintedStates(1), RandomGames.packed(1))) {
            for (String method : FaultyGame.METHODS) {
                struck += inject(kind, game, method);
            }
        }
        assertThat(struck).isGreaterThan(50 * CALLS.size());
        assertThat(Thread.activeCount()).as("threads at once").isLessThan(before + 10);
        awaitAtMost(before);
    }

    /** The thread that watches limits ends by itself, a second after it was last needed. */
    private static void awaitAtMost(int threads) throws InterruptedException {
        for (int i = 0; i < 50 && Thread.activeCount() > threads; i++) {
            Thread.sleep(100);
        }
        assertThat(Thread.activeCount()).as("threads left behind").isLessThanOrEqualTo(threads);
    }

    /** How many faults came to pass. */
    private static int inject(Kind kind, GraphGame game, String method) {
        int struck = 0;
        Outcome truth = Retrograde.outcomes(game.graph()).get(0);
        for (int call : CALLS) {
            for (int fault = 0; fault < FAULTS.size(); fault++) {
                Injection injection = new Injection();
                FaultyGame faulty = new FaultyGame(game, injection);
                var solver = new SearchSolver<>(faulty, SolverOptions.defaults(), kind.factory);
                injection.arm(method, call, FAULTS.get(fault));
                String what = game + ", " + method + " at call " + call + ", fault " + fault;
                askInVain(solver, faulty, truth, what);
                struck += injection.hasStruck() ? 1 : 0;
                injection.arm("", 0, () -> null);
                assertThat(solver.solve(faulty.initialState())).as(what).isEqualTo(truth);
            }
        }
        return struck;
    }

    private static void askInVain(
            SearchSolver<FaultyGame.State, GraphMove> solver, FaultyGame game, Outcome truth, String what) {
        try {
            assertThat(solver.analyze(game.initialState()).outcome()).as(what).isEqualTo(truth);
        } catch (ForegoneException clear) {
            assertThat(clear).as(what).isInstanceOfAny(PluginException.class, LineTooLongException.class);
            assertThat(clear).as(what).hasMessageContaining("the game 'faulty'");
        }
    }

    @Test
    void anEnginesOwnFaultIsNotTheGames() {
        GraphGame game = Graphs.plain("a: b", "b=LOSS");
        ArithmeticException own = new ArithmeticException("/ by zero");
        Search.Factory broken = context -> (position, proven) -> {
            context.view().rules().terminal(position);
            throw own;
        };
        assertThatThrownBy(() -> new SearchSolver<>(game, SolverOptions.defaults(), broken).solve(game.initialState()))
                .isSameAs(own);
    }
}
