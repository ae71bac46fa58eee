package dev.foregone.cli.batch;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Session;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cli.options.Context;
import dev.foregone.cli.options.EngineOptions;
import dev.foregone.cli.options.EngineOptions.Opening;
import dev.foregone.cli.options.EngineOptions.Purpose;
import java.util.EnumMap;
import java.util.Map;

/** The sessions of a batch, each opened when the first line needs it, and kept for all that follow. */
public final class BatchSessions<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    /** Of the session of a puzzle, beside those that are open. */
    private static final long PUZZLE_MEMORY = 64L << 20;

    private final EngineOptions engine;
    private final Context context;
    private final GuardedGame<S, M> game;
    private final Map<Purpose, Opening<S, M>> chosen = new EnumMap<>(Purpose.class);
    private final Map<Purpose, Session<S, M>> open = new EnumMap<>(Purpose.class);

    public BatchSessions(EngineOptions engine, Context context, GuardedGame<S, M> game) {
        this.engine = engine;
        this.context = context;
        this.game = game;
    }

    public Session<S, M> of(Purpose purpose) {
        return open.computeIfAbsent(
                purpose, key -> chosen(key).open(context.console().unwatched()));
    }

    /** The same, for what goes by plies: a tablebase of values is refused. */
    Session<S, M> withPlies(Purpose purpose) {
        chosen(purpose).withPlies();
        return of(purpose);
    }

    /** One that has been asked nothing, to be closed by the caller. */
    Session<S, M> forOnePuzzle() {
        return chosen(Purpose.ADVICE).withPlies().open(context.console().unwatched(), PUZZLE_MEMORY);
    }

    private Opening<S, M> chosen(Purpose purpose) {
        return chosen.computeIfAbsent(purpose, key -> engine.opening(context, game, key));
    }

    @Override
    public void close() {
        open.values().forEach(Session::close);
    }
}
