package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.EngineChoice;
import dev.foregone.cli.options.FileKind;
import dev.foregone.cli.options.ThreadsOption;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.cli.text.StrategyVerdict;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.StrategyVerifier;
import dev.foregone.strategy.report.StrategyVerification;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone strategy verify}. */
@Command(
        name = "verify",
        description =
                "Proves a strategy by the rules of the game down to its leaves, and these by an engine, each within as "
                        + "many positions as the file says; or finds what is wrong with it. Exits with 3 if the engine is "
                        + "too weak for a leaf.")
public final class StrategyVerifyCommand extends Subcommand implements Callable<Integer> {

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE",
            description = "A file that 'foregone strategy build' wrote.")
    private @Nullable String file;

    @Option(
            names = "--bundled",
            paramLabel = "GAME",
            description = "In place of a file, prove the strategies that a game brings with it.")
    private @Nullable String bundled;

    @Mixin
    private final EngineChoice engine = new EngineChoice();

    @Mixin
    private final ThreadsOption threads = new ThreadsOption();

    @Option(names = "--json", description = "Print one JSON object on one line instead of text, for each strategy.")
    private boolean json;

    @Override
    public Integer call() {
        if (file != null && bundled == null) {
            return verify(file);
        }
        if (file == null && bundled != null) {
            return verifyBundled(context().game(bundled));
        }
        throw new UsageException("what to verify is " + (file == null ? "missing" : "named twice")
                + "\n  accepted: a file, or --bundled and the id of a game");
    }

    /** By the rules alone: the strategy is not opened. */
    private int verify(String name) {
        ProgressDisplay progress = progress("verifying");
        return print(
                name,
                progress.during(() -> FileKind.STRATEGY.read(
                        name,
                        path -> verifier(progress).verify(path, id -> FileKind.STRATEGY.game(name, id, context())))));
    }

    private <S extends GameState<S, M>, M extends Move> int verifyBundled(Game<S, M> game) {
        List<Strategy<S, M>> strategies = FileKind.asBadInput(() -> Strategy.bundled(game));
        if (strategies.isEmpty()) {
            throw new UsageException(
                    "the game '" + game.id() + "' brings no strategies\n  see: foregone strategy build --help");
        }
        Set<Integer> statuses = new HashSet<>();
        for (Strategy<S, M> each : strategies) {
            ProgressDisplay progress = progress("verifying");
            String name = "strategy " + (strategies.indexOf(each) + 1) + " of " + game.id();
            statuses.add(print(name, progress.during(() -> verifier(progress).verify(each))));
        }
        return statuses.contains(ExitStatus.WRONG) ? ExitStatus.WRONG : Collections.max(statuses);
    }

    private StrategyVerifier verifier(ProgressDisplay progress) {
        return StrategyVerifier.of(this::engine)
                .withThreads(threads.count())
                .withListener(progress)
                .withCancellation(cancellation());
    }

    private Engine engine(Game<?, ?> game) {
        return engine.preferred(context(), new GuardedGame<>(game));
    }

    private int print(String name, StrategyVerification found) {
        StrategyVerdict verdict = new StrategyVerdict(name, engine(found.game()).id(), found);
        print(json ? verdict.json() : verdict.text());
        return verdict.status();
    }
}
