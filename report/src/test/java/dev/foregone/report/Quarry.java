package dev.foregone.report;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Take one or two stones of eight; who takes the last has won. The rules know more than comes to pass: whoever is to move may also resign, and
 * a game of eight moves, one stone each, is drawn. The board shows a hat that nobody can move.
 */
final class Quarry implements GameGuide<Quarry.Pile, Quarry.Take> {

    private static final int STONES = 8;

    /** A move; 0 resigns. */
    record Take(int stones) implements Move {
        @Override
        public String toString() {
            return stones == 0 ? "resign" : String.valueOf(stones);
        }
    }

    /** A position. */
    record Pile(int stones, int moves, boolean resigned) implements GameState<Pile, Take> {

        @Override
        public Optional<GameValue> terminalValue() {
            if (resigned) {
                return Optional.of(GameValue.WIN);
            }
            return stones > 0 ? Optional.empty() : Optional.of(moves == STONES ? GameValue.DRAW : GameValue.LOSS);
        }

        @Override
        public List<Take> legalMoves() {
            return Stream.of(0, 1, 2).filter(n -> n <= stones).map(Take::new).toList();
        }

        @Override
        public Pile play(Take move) {
            return new Pile(stones - move.stones(), moves + 1, move.stones() == 0);
        }
    }

    @Override
    public String id() {
        return "quarry";
    }

    @Override
    public Pile initialState() {
        return new Pile(STONES, 0, false);
    }

    @Override
    public String rules() {
        return "Take one or two stones; who takes the last has won.";
    }

    @Override
    public Optional<GameEnding> ending(Pile state) {
        return state.terminalValue()
                .map(value -> new GameEnding(
                        state.resigned()
                                ? "resigned"
                                : value == GameValue.DRAW ? "stone by stone" : "no stone is left"));
    }

    @Override
    public Optional<Diagram> diagram(Pile state) {
        return Optional.of(
                Diagram.empty().pit("pile", 0, 0, Owner.NOBODY, state.stones()).cell("hat", 1, 0, "h"));
    }
}
