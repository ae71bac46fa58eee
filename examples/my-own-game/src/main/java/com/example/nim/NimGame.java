package com.example.nim;

import dev.foregone.api.NotationException;
import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Nim. A position is written as the numbers of stones in its heaps, {@code 3,4,5}. */
public final class NimGame implements Game<Heaps, Take> {

    private static final Pattern HEAPS = Pattern.compile("\\d{1,3}(,\\d{1,3})*");

    /** Called by Foregone. */
    public NimGame() {}

    @Override
    public String id() {
        return "nim";
    }

    @Override
    public String description() {
        return "take any number of stones from one heap; who takes the last wins";
    }

    @Override
    public Heaps initialState() {
        return new Heaps(List.of(1, 2, 3));
    }

    @Override
    public Heaps parse(String notation) {
        if (!HEAPS.matcher(notation).matches()) {
            throw new NotationException(notation, "it is not a list of heaps", "numbers of stones, as in 3,4,5");
        }
        return new Heaps(Stream.of(notation.split(",")).map(Integer::valueOf).toList());
    }

    /** A heap is a column of stones, the first at the bottom: {@code 2-1} is the first stone of the second heap. */
    @Override
    public Optional<Diagram> diagram(Heaps state) {
        Diagram diagram = Diagram.empty();
        for (int heap = 1; heap <= state.stones().size(); heap++) {
            diagram = diagram.label(String.valueOf(heap), heap, 0.75);
            for (int stone = 1; stone <= state.stones().get(heap - 1); stone++) {
                diagram = diagram.cell(heap + "-" + stone, heap, 1 - stone, "*");
            }
        }
        return Optional.of(diagram);
    }

    /** The lowest stone that is taken; all above it go too. */
    @Override
    public List<String> clicks(Heaps state, Take move) {
        int left = state.stones().get(move.heap() - 1) - move.stones();
        return List.of(move.heap() + "-" + (left + 1));
    }

    @Override
    public Heaps canonical(Heaps state) {
        return state.sorted();
    }
}
