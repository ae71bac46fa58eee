package dev.foregone.explorer;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.spi.Bundled;
import dev.foregone.spi.Game;
import java.net.URL;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A game without a diagram: whoever takes the last of ten counters, one to three at a time, wins. It may bring strategies. */
public final class CountdownGame implements Game<CountdownGame.Heap, CountdownGame.Take>, Bundled {

    private final List<URL> strategies;

    public CountdownGame(URL... strategies) {
        this.strategies = List.of(strategies);
    }

    @Override
    public List<URL> strategies() {
        return strategies;
    }

    /** A move. */
    public record Take(int counters) implements Move {
        @Override
        public String toString() {
            return "take" + counters;
        }
    }

    /** A position. */
    public record Heap(int counters) implements GameState<Heap, Take> {
        @Override
        public Optional<GameValue> terminalValue() {
            return counters == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Take> legalMoves() {
            return IntStream.rangeClosed(1, Math.min(3, counters))
                    .mapToObj(Take::new)
                    .toList();
        }

        @Override
        public Heap play(Take move) {
            if (!legalMoves().contains(move)) {
                throw new IllegalMoveException(move, this, legalMoves());
            }
            return new Heap(counters - move.counters());
        }
    }

    @Override
    public String id() {
        return "countdown";
    }

    @Override
    public Heap initialState() {
        return new Heap(10);
    }

    @Override
    public Heap parse(String notation) {
        if (!notation.matches("\\d|10")) {
            throw new NotationException(notation, "that is no number of counters", "a number from 0 to 10");
        }
        return new Heap(Integer.parseInt(notation));
    }

    @Override
    public String format(Heap heap) {
        return String.valueOf(heap.counters());
    }

    @Override
    public String draw(Heap heap) {
        return "* ".repeat(heap.counters()).trim();
    }
}
