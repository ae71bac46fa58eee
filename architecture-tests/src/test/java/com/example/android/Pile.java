package com.example.android;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game as an app writes it, without packed rules: who takes the last of some matches wins.
 *
 * @param left how many there are
 */
public record Pile(int left) implements GameState<Pile, Pile.Take> {

    /** Takes some. */
    public record Take(int count) implements Move {}

    /** The game. */
    public record OfMatches() implements Game<Pile, Take> {

        @Override
        public String id() {
            return "matches";
        }

        @Override
        public Pile initialState() {
            return new Pile(30);
        }
    }

    @Override
    public Optional<GameValue> terminalValue() {
        return left == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
    }

    @Override
    public List<Take> legalMoves() {
        return IntStream.rangeClosed(1, Math.min(3, left)).mapToObj(Take::new).collect(Collectors.toList());
    }

    @Override
    public Pile play(Take move) {
        return new Pile(left - move.count);
    }
}
