package dev.foregone.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ParallelWindowTest {

    /** As languages do that do not check exceptions. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void throwUnchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @RepeatedTest(20)
    @Timeout(value = 10, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aCheckedExceptionInAGameEndsTheQuestion() {
        GraphGame failing = atTheBottom(() -> throwUnchecked(new IOException("the disk is gone")));
        assertThatThrownBy(() -> solver(failing).solve(failing.initialState()))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("the disk is gone")
                .cause()
                .isInstanceOf(IOException.class);
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void anInterruptThatAGameThrowsIsOneOfTheThreadThatAsks() {
        GraphGame waiting = atTheBottom(() -> throwUnchecked(new InterruptedException("while it waited")));
        assertThatThrownBy(() -> solver(waiting).solve(waiting.initialState()))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("while it waited");
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void soIsOneThatAGameMakesOfTheThreadItRunsOn() {
        GraphGame interrupting = atTheBottom(() -> Thread.currentThread().interrupt());
        assertThat(solver(interrupting)
                        .prove(interrupting.initialState(), Limits.none())
                        .isExact())
                .isFalse();
        assertThat(Thread.interrupted()).isTrue();
    }

    /** It comes back at some time, and goes on with what it has. */
    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whatAThreadStillHoldsThatWasLeftIsNotUsedAgain() {
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        GraphGame plain = Graphs.plain("start: left right", "left: win", "right: slow", "win=WIN", "slow=WIN");
        GraphGame game = Graphs.whenVisited(plain, node -> {
            String name = plain.graph().name(node);
            if (name.equals("slow") && held.getCount() > 0) {
                held.countDown();
                awaitWhateverComes(end);
            } else if (name.equals("win")) {
                awaitWhateverComes(held);
            }
        });
        AtomicInteger searches = new AtomicInteger();
        GameView<GraphState, GraphMove> view = GameView.of(game, game.initialState());
        ParallelWindow<GraphState, GraphMove> window = window(view, searches);
        try {
            long start = view.rules().pack(game.initialState());
            assertThat(window.search(start, Score.DRAW, Score.DRAW + 1)).isEqualTo(Score.win(2));
            assertThat(window.hasStragglers()).isTrue();
            assertThat(searches.getAndSet(0)).isEqualTo(2);
            assertThat(window.search(start, Score.DRAW, Score.DRAW + 1)).isEqualTo(Score.win(2));
            assertThat(searches.get())
                    .as("searches of the threads that went on")
                    .isPositive();
        } finally {
            end.countDown();
        }
    }

    private static <S extends GameState<S, M>, M extends Move> ParallelWindow<S, M> window(
            GameView<S, M> view, AtomicInteger searches) {
        SolverOptions options = SolverOptions.defaults().withThreads(2);
        SearchContext context = new SearchContext(view, new SearchBudget(ProgressListener.none()), options);
        return new ParallelWindow<>(context, view, new MoveOrder(view), its -> {
            searches.incrementAndGet();
            return new WindowSearch(its);
        });
    }

    /** Not even an interrupt wakes it. */
    private static void awaitWhateverComes(CountDownLatch latch) {
        while (latch.getCount() > 0) {
            try {
                latch.await();
            } catch (InterruptedException ignored) {
                continue;
            }
        }
    }

    private static SearchSolver<GraphState, GraphMove> solver(GraphGame game) {
        return new SearchSolver<>(game, SolverOptions.defaults(), WindowSearch::shared);
    }

    private static GraphGame atTheBottom(Runnable action) {
        GraphGame graph = Graphs.packed(Graphs.layers(9, 3));
        return Graphs.whenVisited(graph, node -> {
            if (graph.graph().name(node).startsWith("n8")) {
                action.run();
            }
        });
    }
}
