package com.example.chomp;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is left of a bar of chocolate.
 *
 * @param rows how many squares each row has, none more than the one above it
 */
public record Bar(List<Integer> rows) implements GameState<Bar, Bite> {

    /** Who took the first square has lost, so who finds nothing has won. */
    @Override
    public Optional<GameValue> terminalValue() {
        return rows.get(0) == 0 ? Optional.of(GameValue.WIN) : Optional.empty();
    }

    @Override
    public List<Bite> legalMoves() {
        return IntStream.rangeClosed(1, rows.size())
                .boxed()
                .flatMap(row -> IntStream.rangeClosed(1, rows.get(row - 1)).mapToObj(column -> new Bite(row, column)))
                .toList();
    }

    @Override
    public Bar play(Bite bite) {
        if (!legalMoves().contains(bite)) {
            throw new IllegalMoveException(bite, this, legalMoves());
        }
        List<Integer> left = new ArrayList<>(rows);
        for (int row = bite.row() - 1; row < left.size(); row++) {
            left.set(row, Math.min(left.get(row), bite.column() - 1));
        }
        return new Bar(List.copyOf(left));
    }

    /** A line for each row. */
    @Override
    public String toString() {
        return rows.stream().map("# "::repeat).collect(Collectors.joining("\n"));
    }
}
