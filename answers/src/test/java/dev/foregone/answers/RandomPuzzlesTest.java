package dev.foregone.answers;

import static dev.foregone.answers.Fixture.GAME;
import static dev.foregone.answers.Fixture.position;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Cancellation;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.games.kalah.Kalah;
import dev.foregone.games.kalah.KalahGame;
import dev.foregone.games.kalah.Sow;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RandomPuzzlesTest {

    /** A solver that remembers the limits of its questions. */
    @SuppressWarnings("unchecked") // a proxy has the type of its interface
    private static Solver<TicTacToe, Square> noting(Solver<TicTacToe, Square> solver, List<Limits> asked) {
        return (Solver<TicTacToe, Square>) Proxy.newProxyInstance(
                RandomPuzzlesTest.class.getClassLoader(), new Class<?>[] {Solver.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("prove")) {
                        asked.add((Limits) arguments[1]);
                    }
                    return method.invoke(solver, arguments);
                });
    }

    private static List<RandomPuzzles.Found<TicTacToe, Square>> drawn(
            String start, int count, Limits limits, List<Limits> asked) {
        try (Solver<TicTacToe, Square> solver = Fixture.open(GAME.game())) {
            return new RandomPuzzles<>(GAME, noting(solver, asked), 3)
                    .sample(position(start), 1, 7, limits)
                    .limit(count)
                    .toList();
        }
    }

    @Test
    void everyQuestionEndsWithTheTimeTheSwitchAndANumberOfPositions() {
        Cancellation cancellation = new Cancellation();
        Limits limits = Limits.none().withTime(Duration.ofHours(1)).withCancellation(cancellation);
        List<Limits> asked = new ArrayList<>();
        assertThat(drawn(".../.../...", 3, limits, asked)).hasSize(3);
        cancellation.cancel();
        assertThat(asked)
                .isNotEmpty()
                .allMatch(Limits::isCancelled)
                .allMatch(each -> each.time().orElseThrow().compareTo(Duration.ofHours(1)) < 0)
                .allMatch(each -> each.positions() <= 200_000);
        assertThat(drawn(".../.../...", 3, limits, asked)).isEmpty();
    }

    @Test
    void aTimeDoesNotChangeWhatASeedDraws() {
        Limits limits = Limits.none().withTime(Duration.ofHours(1));
        assertThat(drawn(".../.../...", 5, limits, new ArrayList<>()))
                .isEqualTo(drawn(".../.../...", 5, Limits.none(), new ArrayList<>()));
    }

    @Test
    void eachPuzzleIsDrawnOnceAndTheDrawingEndsWhenNoneIsLeft() {
        assertThat(drawn("xx./oo./...", 1_000, Limits.none(), new ArrayList<>()))
                .hasSizeLessThan(1_000)
                .isNotEmpty()
                .extracting(found -> found.puzzle().position())
                .doesNotHaveDuplicates();
    }

    @Test
    void whoAlternatesNeedsAPlyForEachAnswer() {
        GuardedGame<Kalah, Sow> kalah = new GuardedGame<>(new KalahGame());
        Kalah again = kalah.position(Optional.of("3x1"));
        assertThat(PuzzleLength.of(kalah, again, 3).most()).isEqualTo(3);
        TicTacToe start = position(".../.../...");
        assertThat(PuzzleLength.of(GAME, start, 1).most()).isEqualTo(1);
        assertThat(PuzzleLength.of(GAME, start, 4).most()).isEqualTo(2);
        assertThat(PuzzleLength.of(GAME, start, 5).most()).isEqualTo(3);
        assertThat(PuzzleLength.of(GAME, start, 3).refusal(5))
                .isEqualTo("a win within 3 plies has 2 moves of the winner at most, not 5");
    }
}
