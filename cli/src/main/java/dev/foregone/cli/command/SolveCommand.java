package dev.foregone.cli.command;

import dev.foregone.answers.Answer;
import dev.foregone.answers.AnswerJson;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.ScoreAnswer;
import dev.foregone.answers.Session;
import dev.foregone.answers.UsageException;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.cli.batch.Batch;
import dev.foregone.cli.batch.BatchAnswers;
import dev.foregone.cli.batch.BatchFile;
import dev.foregone.cli.batch.BatchSessions;
import dev.foregone.cli.options.EngineOptions;
import dev.foregone.cli.options.EngineOptions.Purpose;
import dev.foregone.cli.options.LimitOptions;
import dev.foregone.cli.options.Scoring;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.Heartbeat;
import dev.foregone.cli.terminal.Interruption;
import dev.foregone.cli.terminal.LineStyle;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.cli.text.AnswerText;
import dev.foregone.cli.text.Picture;
import dev.foregone.cli.text.ScoreText;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code foregone solve}. */
@Command(
        name = "solve",
        description = "Tells who wins a position when both sides play as well as can be, in how many plies, what each "
                + "move leads to, and how the game goes on.",
        footer = {
            "",
            "Limits are for the whole command; in a batch, for each position.",
            "When a limit stops it, it says which move to make by estimates, which are no proofs",
            "and are marked; --proof-only leaves them out.",
            "Without a limit, what a --strategy proves is the answer, at once, where it has the position;",
            "strategies that the game brings do not cut the answer short.",
            "A batch answers each line with one: WIN<TAB>5, ERROR<TAB>why for a line that",
            "is no position, STOPPED<TAB>atLeast<TAB>atMost<TAB>both in words when a limit",
            "stopped it: LOSS in 0 and WIN in 0 if nothing is proved. With --json a line may also be",
            "an object that asks for more: docs/FROM-OTHER-PROGRAMS.md describes them."
        })
public final class SolveCommand extends GameCommand {

    /** How many times the positions of a leaf a search may visit there: to find the move takes one for each. */
    private static final int AT_A_LEAF = 20;

    @Mixin
    private final EngineOptions engine = new EngineOptions();

    @Mixin
    private final LimitOptions limits = new LimitOptions();

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    @Option(
            names = "--line",
            paramLabel = "STYLE",
            description = "Show the best line as moves or as boards. Default: moves.")
    private @Nullable LineStyle line;

    @Option(
            names = "--value-only",
            description = "Find only who wins, not how soon: no plies, no moves, no best line. Often much faster.")
    private boolean valueOnly;

    @Option(
            names = "--score",
            description =
                    "Find by how many points the position is won, in games that count them, and the score of each move.")
    private boolean score;

    @Option(
            names = "--proof-only",
            description = "When a limit stops it, show only what has been proved: no advice, no estimates.")
    private boolean proofOnly;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Write the position to a file as a picture, an SVG, before it is solved.")
    private @Nullable String svg;

    @Option(
            names = "--batch",
            paramLabel = "FILE",
            description = "Solve the positions of a file, one a line; - is standard input.")
    private @Nullable String batch;

    @Override
    void refuse() {
        if (line != null && (json || batch != null)) {
            throw new UsageException("--line is for one position in text; leave it out with --json and --batch");
        }
        if (line != null && valueOnly) {
            throw new UsageException("--line shows the best line, which --value-only does not find; leave one out");
        }
        if (score && valueOnly) {
            throw new UsageException("--score finds the points, which --value-only does not ask for; leave one out");
        }
        if (score && batch != null) {
            throw new UsageException("--score is for one position; leave it out with --batch");
        }
        if (score && line != null) {
            throw new UsageException("--score has a line of moves; leave out --line");
        }
        if (batch != null && arguments.position().isPresent()) {
            throw new UsageException("--batch takes its positions from " + SafeText.quoted(batch) + "; leave out "
                    + SafeText.quoted(arguments.position().get()));
        }
        if (batch != null && arguments.hasMoves()) {
            throw new UsageException("--after is for one position; leave it out with --batch");
        }
        if (batch != null && svg != null) {
            throw new UsageException("--svg is for one position; leave it out with --batch");
        }
    }

    @Override
    <S extends GameState<S, M>, M extends Move> int run(Game<S, M> game) throws IOException {
        GuardedGame<S, M> guarded = engine.guarded(game);
        Cancellation cancellation = cancellation();
        try (Heartbeat heartbeat = new Heartbeat(console().out(), cancellation)) {
            if (batch != null) {
                return solveAll(guarded, cancellation, heartbeat, batch);
            }
            Limits within = limits.limits().withCancellation(cancellation);
            if (score) {
                return solveScore(guarded, within, heartbeat);
            }
            return solveOne(guarded, engine.opening(context(), guarded, form().purpose(within)), within, heartbeat);
        }
    }

    private <S extends GameState<S, M>, M extends Move> S start(GuardedGame<S, M> guarded) {
        S state = arguments.start(guarded);
        if (svg != null) {
            Picture.write(guarded, state, svg);
        }
        return state;
    }

    private <S extends GameState<S, M>, M extends Move> int solveOne(
            GuardedGame<S, M> guarded, EngineOptions.Opening<S, M> chosen, Limits within, Heartbeat heartbeat) {
        S state = start(guarded);
        Supplier<Answer<S, M>> work =
                () -> isAtOnce(guarded, chosen, state) ? atOnce(chosen, state, within) : answer(chosen, state, within);
        Answer<S, M> answer = json ? heartbeat.during(work) : work.get();
        if (json) {
            print(new AnswerJson<>(guarded).text(answer));
        } else {
            arguments.surplus(guarded).ifPresent(console()::println);
            new AnswerText<>(guarded, console()).print(answer, line == null ? LineStyle.MOVES : line);
        }
        return ExitStatus.of(answer);
    }

    private <S extends GameState<S, M>, M extends Move> int solveScore(
            GuardedGame<S, M> guarded, Limits within, Heartbeat heartbeat) {
        S state = start(guarded);
        try (Scoring<S, M> scoring = engine.scoring(context(), guarded)) {
            Supplier<ScoreAnswer<S, M>> work = () -> scoring.answer(state, within);
            ScoreAnswer<S, M> answer = json ? heartbeat.during(work) : work.get();
            if (json) {
                print(answer.json(guarded));
            } else {
                new ScoreText<>(guarded, console()).print(answer);
            }
            return answer.isStopped() ? ExitStatus.STOPPED : ExitStatus.OK;
        }
    }

    private <S extends GameState<S, M>, M extends Move> Answer<S, M> answer(
            EngineOptions.Opening<S, M> chosen, S state, Limits within) {
        try (Session<S, M> session = chosen.open(console())) {
            return form().ask(session, state, within);
        }
    }

    /** Whether strategies that are named have the position, and nothing more is asked for. */
    private <S extends GameState<S, M>, M extends Move> boolean isAtOnce(
            GuardedGame<S, M> guarded, EngineOptions.Opening<S, M> chosen, S state) {
        return !limits.limits().areSet()
                && !valueOnly
                && guarded.result(state).isEmpty()
                && chosen.strategies().stream()
                        .anyMatch(each -> !each.bounds(state).equals(Bounds.unknown()));
    }

    private <S extends GameState<S, M>, M extends Move> Answer<S, M> atOnce(
            EngineOptions.Opening<S, M> chosen, S state, Limits within) {
        List<Strategy<S, M>> strategies = chosen.strategies();
        long leaf = strategies.stream()
                .filter(each -> each.isLeaf(state))
                .mapToLong(Strategy::leafPositions)
                .max()
                .orElse(0);
        try (Session<S, M> session = leaf > 0
                ? chosen.open(console())
                : new Session<>(
                        Session.STRATEGY, Strategy.solver(strategies), new ProgressDisplay(console(), "reading"))) {
            return session.strategyAnswer(state, leaf > 0 ? within.withPositions(atALeaf(leaf)) : within);
        }
    }

    private static long atALeaf(long leaf) {
        return AT_A_LEAF * Math.min(leaf, Long.MAX_VALUE / AT_A_LEAF);
    }

    private Batch.Form form() {
        return new Batch.Form(json, valueOnly, proofOnly);
    }

    private <S extends GameState<S, M>, M extends Move> int solveAll(
            GuardedGame<S, M> guarded, Cancellation cancellation, Heartbeat heartbeat, String file) throws IOException {
        Console console = console();
        Limits within = limits.limits();
        try (BatchSessions<S, M> sessions = new BatchSessions<>(engine, context(), guarded)) {
            sessions.of(json ? form().purpose(within) : Purpose.PROOFS);
            Interruption interruption = context().interruption(); // a pipe opens when somebody writes into it
            try (BufferedReader lines = interruption.whileWaiting(() -> BatchFile.open(file, console.in()))) {
                BatchAnswers<S, M> answers = new BatchAnswers<>(guarded, sessions, within, cancellation, form());
                return new Batch(answers, heartbeat, console.out()).run(lines, interruption);
            }
        }
    }
}
