package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;

/** Every hint left out. */
record NoHints<S extends GameState<S, M>, M extends Move>() implements Hints<S, M> {

    static final Hints<?, ?> NONE = new NoHints<>();
}
