package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A game shown to engines with changed packed rules, or without any.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param game the game
 * @param change the change of its packed rules
 */
public record AlteredGame<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, UnaryOperator<Optional<PackedRules<S, M>>> change) implements Game<S, M> {

    /**
     * {@return the game without packed rules}
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game any game
     */
    public static <S extends GameState<S, M>, M extends Move> Game<S, M> plain(Game<S, M> game) {
        return new AlteredGame<>(game, packed -> Optional.empty());
    }

    /**
     * {@return the game with only the required methods of its packed rules}
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game any game
     */
    public static <S extends GameState<S, M>, M extends Move> Game<S, M> withoutHints(Game<S, M> game) {
        return new AlteredGame<>(game, packed -> packed.map(rules -> new UnhintedRules<>(rules, false)));
    }

    /**
     * {@return the game with a single hint, the most plies it can last}
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game any game
     */
    public static <S extends GameState<S, M>, M extends Move> Game<S, M> withoutHintsButLength(Game<S, M> game) {
        return new AlteredGame<>(game, packed -> packed.map(rules -> new UnhintedRules<>(rules, true)));
    }

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public S initialState() {
        return game.initialState();
    }

    @Override
    public S parse(String notation) {
        return game.parse(notation);
    }

    @Override
    public String format(S state) {
        return game.format(state);
    }

    @Override
    public S canonical(S state) {
        return game.canonical(state);
    }

    @Override
    public boolean cyclic() {
        return game.cyclic();
    }

    @Override
    public Optional<PackedRules<S, M>> packedRules(S state) {
        return change.apply(game.packedRules(state));
    }
}
