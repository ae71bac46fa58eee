package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.questions.QuestionService;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is built for statistics leaves the disk again. */
class TemporaryTablebasesTest {

    private static final Games GAMES = Games.load();

    private final QuestionService questions = new QuestionService(2, SolverOptions.defaults(), Duration.ofSeconds(30));
    private final TemporaryTablebases temporary = new TemporaryTablebases(questions);

    @AfterEach
    void close() {
        questions.close();
        temporary.close();
    }

    private CompletableFuture<? extends Tablebase<?, ?>> build(String game, String root) {
        return build(GAMES.get(game), root);
    }

    private <S extends GameState<S, M>, M extends Move> CompletableFuture<Tablebase<S, M>> build(
            Game<S, M> game, String root) {
        return temporary.build(game, game.parse(root));
    }

    private static Path parent(Path path) {
        return Objects.requireNonNull(path.getParent());
    }

    private static long entries(Path directory) {
        try (Stream<Path> all = Files.list(directory)) {
            return all.count();
        } catch (IOException gone) {
            return -1;
        }
    }

    @Test
    void aBuildThatWasTooLargeLeavesNothing() throws Exception {
        Path all = parent(parent(build("tictactoe", ".../.../...").get().path()));
        CompletableFuture<?> large = build("connectfour", "6x5:-");
        assertThatThrownBy(large::get)
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(Problem.class)
                .hasMessageContaining("more than 3,000,000 positions of 'connectfour'");
        assertThat(entries(all)).as("what was small is there").isEqualTo(1);
    }

    @Test
    void whatDoesNotFitIntoASmallHeapIsNoFault() {
        try (TemporaryTablebases small = new TemporaryTablebases(questions, 1 << 20)) {
            assertThatThrownBy(() -> build(small, GAMES.get("kalah")).get())
                    .hasCauseInstanceOf(Problem.class)
                    .hasMessageContaining("of 'kalah' that can be reached from there take more than the 1 MB")
                    .cause()
                    .extracting(problem -> ((Problem) problem).status())
                    .isEqualTo(422);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> CompletableFuture<Tablebase<S, M>> build(
            TemporaryTablebases in, Game<S, M> game) {
        return in.build(game, game.initialState());
    }

    @Test
    void whatIsDiscardedGoesAndStillAnswersWhoHasIt() throws Exception {
        Tablebase<?, ?> tablebase = build("tictactoe", ".../.../...").get();
        temporary.discard(tablebase);
        assertThat(tablebase.path()).doesNotExist();
        assertThat(tablebase.statistics().positions()).isEqualTo(tablebase.size());
    }

    @Test
    void ofTooManyOrdersTheLastAreRefused() {
        List<CompletableFuture<?>> orders = new ArrayList<>();
        for (int column = 1; column <= 6; column++) {
            orders.add(build("connectfour", "6x5:" + column + "1"));
            orders.add(build("connectfour", "6x5:" + column + "2"));
        }
        assertThat(orders.subList(8, 12))
                .allSatisfy(order -> assertThatThrownBy(order::get).hasMessageContaining("ask again in a moment"));
    }

    @Test
    void whatIsBeingBuiltIsStoppedAndRemovedByClosing() throws Exception {
        Path all = parent(parent(build("tictactoe", ".../.../...").get().path()));
        CompletableFuture<?> large = build("connectfour", "6x5:-");
        Eventually.until("it is being built, or was", () -> entries(all) == 2 || large.isDone());
        close();
        assertThat(large).isCompletedExceptionally();
        assertThat(all).doesNotExist();
        CompletableFuture<?> late = build("tictactoe", ".../.../...");
        assertThatThrownBy(late::get).isInstanceOf(ExecutionException.class);
    }
}
