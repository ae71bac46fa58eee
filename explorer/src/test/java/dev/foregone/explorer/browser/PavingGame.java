package dev.foregone.explorer.browser;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game in which different moves have the same clicks: a click on a free square of a row paves it, or it and the next one
 * too. Whoever paves the last one wins.
 */
final class PavingGame implements Game<PavingGame.Row, PavingGame.Stone> {

    private static final String LENGTH = "[.#]{4}";

    record Stone(int from, boolean wide) implements Move {
        @Override
        public String toString() {
            return (wide ? "wide" : "small") + from;
        }
    }

    record Row(String squares) implements GameState<Row, Stone> {
        @Override
        public Optional<GameValue> terminalValue() {
            return squares.contains(".") ? Optional.empty() : Optional.of(GameValue.LOSS);
        }

        @Override
        public List<Stone> legalMoves() {
            List<Stone> moves = new ArrayList<>();
            for (int from = 0; from < squares.length(); from++) {
                if (squares.startsWith(".", from)) {
                    moves.add(new Stone(from, false));
                }
                if (squares.startsWith("..", from)) {
                    moves.add(new Stone(from, true));
                }
            }
            return moves;
        }

        @Override
        public Row play(Stone stone) {
            if (!legalMoves().contains(stone)) {
                throw new IllegalMoveException(stone, this, legalMoves());
            }
            String laid = stone.wide() ? "##" : "#";
            return new Row(squares.substring(0, stone.from()) + laid + squares.substring(stone.from() + laid.length()));
        }
    }

    @Override
    public String id() {
        return "paving";
    }

    @Override
    public Row initialState() {
        return new Row("....");
    }

    @Override
    public Row parse(String notation) {
        if (!notation.matches(LENGTH)) {
            throw new NotationException(notation, "that is no row", "four squares, each . or #");
        }
        return new Row(notation);
    }

    @Override
    public String format(Row row) {
        return row.squares();
    }

    @Override
    public Optional<Diagram> diagram(Row row) {
        return Optional.of(Diagram.rows(row.squares()));
    }

    @Override
    public List<String> clicks(Row row, Stone stone) {
        return List.of("0," + stone.from());
    }
}
