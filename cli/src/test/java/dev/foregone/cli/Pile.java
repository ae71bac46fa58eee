package dev.foregone.cli;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Take one or two stones of a pile; who cannot has lost. It has only what is required of a game, and a notation. */
final class Pile implements Game<Pile.State, Pile.Take> {

    record Take(int stones) implements Move {
        @Override
        public String toString() {
            return String.valueOf(stones);
        }
    }

    record State(int stones) implements GameState<State, Take> {

        @Override
        public Optional<GameValue> terminalValue() {
            return stones == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Take> legalMoves() {
            return Stream.of(1, 2).filter(n -> n <= stones).map(Take::new).toList();
        }

        @Override
        public State play(Take move) {
            if (!legalMoves().contains(move)) {
                throw new IllegalMoveException(move, this, legalMoves());
            }
            return new State(stones - move.stones());
        }

        @Override
        public String toString() {
            return String.valueOf(stones);
        }
    }

    @Override
    public String id() {
        return "pile";
    }

    @Override
    public State initialState() {
        return new State(4);
    }

    @Override
    public State parse(String notation) {
        if (!notation.matches("\\d{1,4}")) {
            throw new NotationException(notation, "it is no number", "how many stones");
        }
        return new State(Integer.parseInt(notation));
    }
}
