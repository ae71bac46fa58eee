package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.util.function.LongFunction;

/** Positions of packed rules, and where a fault of one is, in words, which take longer than what is checked. */
record PackedPlaces(String where, LongFunction<String> words) {

    static <S extends GameState<S, M>, M extends Move> PackedPlaces of(PackedRules<S, M> rules) {
        return new PackedPlaces("", position -> rules.unpack(position) + " (packed " + position + ")");
    }

    /** Named with the game, and in its notation. */
    static <S extends GameState<S, M>, M extends Move> PackedPlaces of(PackedRules<S, M> rules, Game<S, M> game) {
        return new PackedPlaces("game '" + game.id() + "', ", new Words<>(game, rules)::position);
    }

    String words(long position) {
        return words.apply(position);
    }

    Check at(long position) {
        return new Check(where + "position " + words(position));
    }
}
