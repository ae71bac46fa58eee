package dev.foregone.explorer.questions;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;

/** A position that is nothing but its name. */
record Word(String name) implements GameState<Word, Word.None> {

    /** There is none. */
    record None() implements Move {}

    /** The game of names. */
    static final Game<Word, None> GAME = new Game<>() {
        @Override
        public String id() {
            return "words";
        }

        @Override
        public Word initialState() {
            return new Word("initial");
        }
    };

    @Override
    public Optional<GameValue> terminalValue() {
        return Optional.of(GameValue.DRAW);
    }

    @Override
    public List<None> legalMoves() {
        return List.of();
    }

    @Override
    public Word play(None move) {
        throw new IllegalStateException("the game is over");
    }

    @Override
    public String toString() {
        return name;
    }
}
