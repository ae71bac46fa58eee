package dev.foregone.cli.options;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;

/** Opens strategies. */
public final class StrategyFiles {

    private StrategyFiles() {}

    public static <S extends GameState<S, M>, M extends Move> Strategy<S, M> open(String name, Game<S, M> game) {
        return FileKind.STRATEGY.read(name, path -> Strategy.open(path, game));
    }

    /** A strategy of any available game. */
    public static Strategy<?, ?> open(String name, Context context) {
        return FileKind.STRATEGY.read(
                name, path -> Strategy.open(path, id -> FileKind.STRATEGY.game(name, id, context)));
    }
}
