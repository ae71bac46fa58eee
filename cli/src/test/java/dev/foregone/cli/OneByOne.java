package dev.foregone.cli;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;

/** One stone is taken after another, and nobody has a choice: a game tree of one line, as long as one likes. */
final class OneByOne implements Game<OneByOne.State, OneByOne.Take> {

    record Take() implements Move {
        @Override
        public String toString() {
            return "1";
        }
    }

    record State(int stones) implements GameState<State, Take> {

        @Override
        public Optional<GameValue> terminalValue() {
            return stones == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Take> legalMoves() {
            return stones == 0 ? List.of() : List.of(new Take());
        }

        @Override
        public State play(Take move) {
            return new State(stones - 1);
        }

        @Override
        public String toString() {
            return String.valueOf(stones);
        }
    }

    @Override
    public String id() {
        return "one-by-one";
    }

    @Override
    public State initialState() {
        return new State(3);
    }

    @Override
    public State parse(String notation) {
        return new State(Integer.parseInt(notation));
    }
}
