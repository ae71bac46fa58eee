package dev.foregone.tablebase.builder;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.util.Optional;

/** A game as its author might have left it: states alone. */
class PlainGame<S extends GameState<S, M>, M extends Move> implements Game<S, M> {

    private final Game<S, M> game;

    PlainGame(Game<S, M> game) {
        this.game = game;
    }

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public boolean cyclic() {
        return game.cyclic();
    }

    @Override
    public S initialState() {
        return game.initialState();
    }

    @Override
    public S canonical(S state) {
        return game.canonical(state);
    }

    @Override
    public String format(S state) {
        return game.format(state);
    }

    @Override
    public S parse(String notation) {
        return game.parse(notation);
    }

    @Override
    public Optional<PackedRules<S, M>> packedRules(S state) {
        return Optional.empty();
    }
}
