package dev.foregone.search.view;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.util.Optional;

/** The packed view: the game's packed rules. */
final class PackedView<S extends GameState<S, M>, M extends Move> extends GameView<S, M> {

    private final PackedRules<S, M> rules;
    private final Optional<PackedRules<S, M>> packedRules;

    PackedView(Game<S, M> game, PackedRules<S, M> rules) {
        super(game, rules);
        this.rules = rules;
        this.packedRules = Optional.of(rules);
    }

    @Override
    public Optional<PackedRules<S, M>> packedRules() {
        return packedRules;
    }

    @Override
    public Optional<Object> makeAgain(long position) {
        return Optional.empty();
    }

    @Override
    public Object askAll(Object again) {
        throw new UnsupportedOperationException("nothing is asked of states");
    }

    @Override
    public int moveClass(long position, int move) {
        return move;
    }

    @Override
    public Object key(long position, boolean symmetry) {
        return symmetry ? rules.canonical(position) : position;
    }
}
