package dev.foregone.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import dev.foregone.weights.Weights;
import dev.foregone.weights.WeightsHeader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingTest {

    private static Training<BoardState<RaceGame.Board>, BoardMove> training() {
        return Training.of(new RaceGame(true), Engines.load().get("anytime"))
                .withGenerations(2)
                .withGames(300)
                .withPositions(60)
                .withThreads(2);
    }

    /** What was learned at last, without the match in equal time at the end. */
    private static byte[] learned(Training<?, ?> training) throws IOException {
        Cancellation cancellation = new Cancellation();
        AtomicInteger lessons = new AtomicInteger();
        TrainingResult result = training.withCancellation(cancellation)
                .withListener(progress -> {
                    if (progress.event().startsWith("generation") && lessons.incrementAndGet() == 2) {
                        cancellation.cancel();
                    }
                })
                .run();
        Weights weights = result.weights().orElseThrow();
        return weights.with(new WeightsHeader("race", "", 0, "")).toBytes();
    }

    @Test
    void threadsChangeNoByte() throws IOException {
        assertArrayEquals(learned(training().withThreads(1)), learned(training().withThreads(3)));
    }

    @Test
    void aTrainingThatWasStoppedResumes(@TempDir Path directory) throws IOException {
        Path journal = directory.resolve("race.work");
        Cancellation soon = new Cancellation();
        AtomicInteger games = new AtomicInteger();
        training()
                .withJournal(journal)
                .withCancellation(soon)
                .withListener(progress -> {
                    if (games.incrementAndGet() == 120) {
                        soon.cancel();
                    }
                })
                .run();
        assertTrue(Files.size(journal) > 1_000);
        byte[] damagedAtItsEnd = Files.readAllBytes(journal);
        damagedAtItsEnd[damagedAtItsEnd.length - 3] ^= 1;
        Files.write(journal, damagedAtItsEnd);
        assertArrayEquals(learned(training()), learned(training().withJournal(journal)));
    }

    @Test
    void aTrainingThatIsStoppedWhileItLearnsHasTheBestSoFar() throws IOException {
        Cancellation cancellation = new Cancellation();
        AtomicInteger lessons = new AtomicInteger();
        TrainingResult result = training()
                .withCancellation(cancellation)
                .withListener(progress -> {
                    if (progress.event().startsWith("learning") && lessons.incrementAndGet() == 2) {
                        cancellation.cancel();
                    }
                })
                .run();
        assertTrue(result.story().contains("stopped") || result.weights().isEmpty(), result.story());
        assertFalse(result.story().contains("generation 1"), result.story());
    }

    @Tag("slow")
    @Test
    void aTrainingThatFoundNothingGoesOnUnderOtherLimits(@TempDir Path directory) throws IOException {
        Training<?, ?> training = training().withJournal(directory.resolve("race.work"));
        TrainingResult nothing =
                training.withTime(Duration.ofMinutes(1)).withGames(1).run();
        assertTrue(nothing.weights().isEmpty(), nothing.story());
        assertTrue(nothing.story().contains("nothing learned from 1 game has"), nothing.story());
        stopAtTheMatch(training.withGames(120));
        assertArrayEquals(learned(training()), learned(training));
    }

    /** Its generation was cut short: that has to be learned again, from all games. */
    private static void stopAtTheMatch(Training<?, ?> training) throws IOException {
        Cancellation cancellation = new Cancellation();
        training.withCancellation(cancellation)
                .withListener(progress -> {
                    if (progress.event().startsWith("playing")) {
                        cancellation.cancel();
                    }
                })
                .run();
    }

    @Test
    void theJournalOfAnotherTrainingIsRefused(@TempDir Path directory) throws IOException {
        Path journal = directory.resolve("race.work");
        learned(training().withJournal(journal));
        UnlearnableException refused = assertThrows(
                UnlearnableException.class,
                () -> training().withSeed(2).withJournal(journal).run());
        assertTrue(String.valueOf(refused.getMessage()).contains("is in the way"));
    }

    @Test
    void aGameThatShowsNoCellsIsToldWhatToWrite() {
        UnlearnableException refused = assertThrows(
                UnlearnableException.class,
                () -> Training.of(new RaceGame(false), Engines.load().get("anytime"))
                        .run());
        String message = String.valueOf(refused.getMessage());
        assertTrue(message.contains("the game 'race' does not show its board as numbers"), message);
        assertTrue(message.contains("protected int cells(Board board, byte[] into)"), message);
    }

    @Tag("slow")
    @Test
    void whatIsLearnedBeatsNothingOrIsNotWritten() throws IOException {
        List<String> events = new ArrayList<>();
        TrainingResult result = training()
                .withListener(progress -> events.add(progress.event()))
                .run();
        assertTrue(result.story().contains("against the library as it was"), result.story());
        assertFalse(events.isEmpty());
        assertTrue(result.weights().isPresent() || result.story().contains("not clearly better"), result.story());
    }

    private static Training<?, ?> trainingOf(ToIntFunction<byte[]> cells) {
        RaceGame game = new RaceGame(true) {
            @Override
            protected int cells(Board board, byte[] into) {
                System.arraycopy(board.cells, 0, into, 0, board.cells.length);
                return cells.applyAsInt(into);
            }
        };
        return Training.of(game, Engines.load().get("anytime"))
                .withGenerations(1)
                .withGames(40)
                .withPositions(10);
    }

    /** Whatever the cells of a game do wrong, the game is named. */
    @Test
    void faultsOfTheGameAreNamed() {
        AtomicInteger calls = new AtomicInteger();
        List<ToIntFunction<byte[]>> wrong = List.of(
                cells -> {
                    throw new IllegalStateException("cells throw");
                },
                cells -> -1,
                cells -> 600,
                cells -> calls.incrementAndGet() > 2_000 ? 24 : 25);
        for (ToIntFunction<byte[]> cells : wrong) {
            PluginException fault =
                    assertThrows(PluginException.class, () -> trainingOf(cells).run());
            assertTrue(String.valueOf(fault.getMessage()).contains("the game 'race'"), fault.getMessage());
        }
    }

    /** An engine that comes from no registry fails: it is named, not the game. */
    @Test
    void faultsOfTheEngineAreNamed() {
        Engine broken = new Engine() {
            @Override
            public String id() {
                return "broken";
            }

            @Override
            public Support supports(Game<?, ?> game) {
                return Support.yes();
            }

            @Override
            public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(
                    Game<S, M> game, SolverOptions options) {
                throw new IllegalStateException("opens nothing");
            }
        };
        Training<?, ?> training = Training.of(new RaceGame(true), broken);
        PluginException fault = assertThrows(PluginException.class, training::run);
        assertTrue(String.valueOf(fault.getMessage()).contains("the engine 'broken' failed"), fault.getMessage());
    }

    /** More patterns than can be learned: then by the cells alone. */
    @Tag("slow")
    @Test
    void cellsThatHoldVeryManyThingsAreLearnedOneByOne() throws IOException {
        AtomicInteger counter = new AtomicInteger();
        List<String> events = new ArrayList<>();
        trainingOf(cells -> {
                    int count = counter.incrementAndGet();
                    for (int cell = 25; cell < 225; cell++) {
                        cells[cell] = (byte) ((count * 31 + cell * 17) % 120);
                    }
                    return 225;
                })
                .withGames(11)
                .withListener(progress -> events.add(progress.event()))
                .run();
        assertTrue(events.stream().anyMatch(event -> event.contains("singles")), String.valueOf(events));
    }
}
