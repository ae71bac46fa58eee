package dev.foregone.explorer.browser;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Breakthrough on 8x8 as a user may write it: rules and a picture, and nothing that helps a search. It reads no positions. */
final class BreakthroughGame implements Game<BreakthroughGame.Board, BreakthroughGame.Step> {

    private static final int SIZE = 8;

    record Step(int from, int to) implements Move {
        @Override
        public String toString() {
            return name(from) + "-" + name(to);
        }

        private static String name(int square) {
            return (char) ('a' + square % SIZE) + String.valueOf(SIZE - square / SIZE);
        }
    }

    record Board(String squares, boolean whiteMoves) implements GameState<Board, Step> {

        @Override
        public Optional<GameValue> terminalValue() {
            char other = whiteMoves ? 'b' : 'w';
            int goal = whiteMoves ? SIZE - 1 : 0;
            boolean lost = squares.substring(goal * SIZE, (goal + 1) * SIZE).indexOf(other) >= 0
                    || squares.indexOf(whiteMoves ? 'w' : 'b') < 0;
            return lost ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Step> legalMoves() {
            List<Step> steps = new ArrayList<>();
            if (terminalValue().isEmpty()) {
                char mine = whiteMoves ? 'w' : 'b';
                IntStream.range(0, SIZE * SIZE)
                        .filter(from -> squares.charAt(from) == mine)
                        .forEach(from -> add(steps, from, mine));
            }
            return steps;
        }

        private void add(List<Step> steps, int from, char mine) {
            int ahead = from + (whiteMoves ? -SIZE : SIZE);
            for (int aside = -1; aside <= 1; aside++) {
                int column = from % SIZE + aside;
                if (column >= 0 && column < SIZE && isOpen(squares.charAt(ahead + aside), mine, aside)) {
                    steps.add(new Step(from, ahead + aside));
                }
            }
        }

        private static boolean isOpen(char there, char mine, int aside) {
            return aside == 0 ? there == '.' : there != mine;
        }

        @Override
        public Board play(Step step) {
            if (!legalMoves().contains(step)) {
                throw new IllegalMoveException(step, this, legalMoves());
            }
            StringBuilder after = new StringBuilder(squares);
            after.setCharAt(step.to(), squares.charAt(step.from()));
            after.setCharAt(step.from(), '.');
            return new Board(after.toString(), !whiteMoves);
        }
    }

    @Override
    public String id() {
        return "breakthrough";
    }

    @Override
    public Board initialState() {
        return new Board("b".repeat(2 * SIZE) + ".".repeat(4 * SIZE) + "w".repeat(2 * SIZE), true);
    }

    @Override
    public Optional<Diagram> diagram(Board board) {
        String[] rows = IntStream.range(0, SIZE)
                .mapToObj(row -> board.squares().substring(row * SIZE, (row + 1) * SIZE))
                .toArray(String[]::new);
        return Optional.of(Diagram.squares(rows).sides("w", "b"));
    }

    @Override
    public List<String> clicks(Board board, Step step) {
        return List.of(step.toString().split("-"));
    }
}
