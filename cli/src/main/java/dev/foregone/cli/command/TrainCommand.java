package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.FileKind;
import dev.foregone.cli.options.Quantities;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.learning.Training;
import dev.foregone.learning.TrainingProgress;
import dev.foregone.learning.TrainingResult;
import dev.foregone.spi.Game;
import dev.foregone.weights.Weights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code foregone train}. */
@Command(
        name = "train",
        description =
                "Learns to play a game from its rules: plays it against itself, finds out what the patterns of its board are "
                        + "worth, and writes that to a file, if the game is played better with it in the same time.",
        footer = {
            "",
            "When it was killed, or found nothing, the same command goes on, with the same limits or others: games are kept in",
            "FILE.work. Ctrl-C ends it with the best so far.",
            "'solve', 'play', 'review', 'puzzle', 'tree' and 'explore' take --weights FILE."
        })
public final class TrainCommand extends GameCommand {

    @Option(names = "--to", paramLabel = "FILE", required = true, description = "The file to write.")
    private String to = "";

    @Option(
            names = "--minutes",
            paramLabel = "N",
            converter = Quantities.Minutes.class,
            description = "How long it takes, all in all. Default: 10.")
    private @Nullable Long minutes;

    @Option(
            names = "--generations",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description =
                    "How often it plays and learns, in place of a time: then the same seed leads to the same weights; the last match, in equal time, may still refuse them.")
    private @Nullable Long generations;

    @Option(
            names = "--games",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "How many games it plays at most.")
    private @Nullable Long games;

    @Option(
            names = "--positions",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "How many positions it searches for a move. Default: 1000.")
    private long positions = Training.DEFAULT_POSITIONS;

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = Quantities.Threads.class,
            description =
                    "How many games are played at a time; they change no weight. Default: one for each processor.")
    private @Nullable Integer threads;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = Quantities.Seed.class,
            description = "Of all that is drawn at random. Default: 1.")
    private long seed = 1;

    @Override
    <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) {
        Path file = FileKind.WEIGHTS.pathTo(to);
        FileKind.refuseMissingDirectory(to, file);
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new UsageException("--to " + SafeText.quoted(to)
                    + ": there is something already\n  accepted: the name of a new file; move this one away");
        }
        Path work = file.resolveSibling(file.getFileName() + ".work");
        TrainingResult result = result(training(game).withJournal(work));
        if (result.weights().isPresent()) {
            write(file, result.weights().get());
            int bytes = result.weights().get().toBytes().length;
            print("wrote " + Phrases.number(bytes) + " bytes to " + to);
            if (!cancellation().isCancelled()) {
                delete(work);
            }
        }
        print(result.story());
        if (Files.exists(work)) {
            print("its games are kept in " + work + ": the same command goes on from there, "
                    + (result.weights().isEmpty()
                            ? "with the same limits or others"
                            : "once " + to + " is moved away"));
        }
        return ExitStatus.OK;
    }

    private <S extends GameState<S, M>, M extends Move> Training<S, M> training(Game<S, M> game) {
        GuardedGame<S, M> guarded = new GuardedGame<>(game);
        Training<S, M> training = Training.of(game, context().engines().forPlaying(game))
                .withStart(arguments.start(guarded))
                .withPositions(positions)
                .withSeed(seed)
                .withCancellation(cancellation());
        training = threads == null ? training : training.withThreads(threads);
        training = games == null ? training : training.withGames(games);
        training = minutes == null ? training : training.withTime(Duration.ofMinutes(minutes));
        return generations == null ? training : training.withGenerations((int) Math.min(1_000, generations));
    }

    private <S extends GameState<S, M>, M extends Move> TrainingResult result(Training<S, M> training) {
        ProgressDisplay progress = progress("training");
        return FileKind.asked(
                progress,
                () -> training.withListener(each -> show(progress, each)).run(),
                failure -> FileKind.WEIGHTS.notBuilt(to, failure, ""));
    }

    private static void show(ProgressDisplay progress, TrainingProgress its) {
        if (its.event().isEmpty()) {
            progress.progressed(
                    its.part(), "generation " + its.generation() + ": " + its.games() + " of " + its.of() + " games");
        } else {
            progress.note(its.event());
        }
    }

    /** Only now that the weights are safe: a disk may be full. */
    private static void delete(Path work) {
        try {
            Files.deleteIfExists(work);
        } catch (IOException kept) {
            // it is told next that it is still there
        }
    }

    private void write(Path file, Weights weights) {
        try {
            Files.write(file, weights.toBytes(), StandardOpenOption.CREATE_NEW);
        } catch (IOException failure) {
            throw FileKind.WEIGHTS.notBuilt(to, failure, "");
        }
    }
}
