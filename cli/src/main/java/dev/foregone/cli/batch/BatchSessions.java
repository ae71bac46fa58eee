package dev.foregone.cli.batch;

import dev.foregone.answers.Session;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.EngineOptions;
import dev.foregone.cli.terminal.Console;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;

/** The sessions of a batch, each opened when the first line needs it, and kept for all that follow. */
public final class BatchSessions<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    /** What a session is for. */
    public enum Purpose {
        /** Whole answers. */
        PROOFS,
        /** Good moves in time. */
        ADVICE,
        /** Moves of opponents that err: without strategies, which know one good move. */
        ERRORS
    }

    /** Of the session of a puzzle, beside those that are open. */
    private static final long PUZZLE_MEMORY = 64L << 20;

    private final Function<Purpose, EngineOptions.Opening<S, M>> choice;
    private final Runnable refusalOfValues;
    private final Console console;
    private boolean havePlies;
    private final Map<Purpose, Session<S, M>> open = new EnumMap<>(Purpose.class);

    /** Sessions of a choice; of a tablebase of values the refusal throws. */
    public BatchSessions(
            Function<Purpose, EngineOptions.Opening<S, M>> choice, Runnable refusalOfValues, Console console) {
        this.choice = choice;
        this.refusalOfValues = refusalOfValues;
        this.console = console;
    }

    public Session<S, M> of(Purpose purpose) {
        return open.computeIfAbsent(purpose, key -> choice.apply(key).open(console));
    }

    /** The same, for what goes by plies. */
    Session<S, M> withPlies(Purpose purpose) {
        refuseValues();
        return of(purpose);
    }

    /** Looks into the file once, and not at all in a batch that needs no plies. */
    private void refuseValues() {
        if (!havePlies) {
            refusalOfValues.run();
            havePlies = true;
        }
    }

    /** One that has been asked nothing, to be closed by the caller. */
    Session<S, M> forOnePuzzle() {
        refuseValues();
        return choice.apply(Purpose.ADVICE).open(console, PUZZLE_MEMORY);
    }

    @Override
    public void close() {
        open.values().forEach(Session::close);
    }
}
