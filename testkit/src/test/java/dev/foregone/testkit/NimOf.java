package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One heap from which a player takes 1, 2 or 3; who cannot take has lost: games of it that are written in one way or
 * another.
 */
final class NimOf {

    private static final int HEAP = 9;

    private NimOf() {}

    private static Optional<GameValue> end(int heap) {
        return heap == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
    }

    private static IntStream takes(int heap) {
        return IntStream.rangeClosed(1, Math.min(3, heap));
    }

    /** How many counters are taken. */
    record Take(int counters) implements Move {
        @Override
        public String toString() {
            return "take " + counters;
        }
    }

    /** States without {@code equals}. */
    static final class Plain implements GameState<Plain, Take> {

        private final int heap;

        Plain(int heap) {
            this.heap = heap;
        }

        @Override
        public Optional<GameValue> terminalValue() {
            return end(heap);
        }

        @Override
        public List<Take> legalMoves() {
            return takes(heap).mapToObj(Take::new).toList();
        }

        @Override
        public Plain play(Take take) {
            return new Plain(heap - take.counters);
        }

        @Override
        public String toString() {
            return "heap of " + heap;
        }
    }

    /** A move without {@code equals}. */
    static final class Grab implements Move {

        private final int counters;

        Grab(int counters) {
            this.counters = counters;
        }

        @Override
        public String toString() {
            return "grab " + counters;
        }
    }

    /** States with {@code equals}, whose moves have none. */
    record Heap(int heap) implements GameState<Heap, Grab> {

        @Override
        public Optional<GameValue> terminalValue() {
            return end(heap);
        }

        @Override
        public List<Grab> legalMoves() {
            return takes(heap).mapToObj(Grab::new).toList();
        }

        @Override
        public Heap play(Grab grab) {
            return new Heap(heap - grab.counters);
        }
    }

    /** Who takes 3 moves again, but no method says so; the state shows whose turn it is. */
    record Greedy(int heap, int player) implements GameState<Greedy, Take> {

        @Override
        public Optional<GameValue> terminalValue() {
            return end(heap);
        }

        @Override
        public List<Take> legalMoves() {
            return takes(heap).mapToObj(Take::new).toList();
        }

        @Override
        public Greedy play(Take take) {
            return new Greedy(heap - take.counters, take.counters == 3 ? player : 3 - player);
        }
    }

    /** An adapter of a foreign board that turns its flag round for a moment to see whether the other could move. */
    static final class Adapted implements GameState<Adapted, Take> {

        private final int heap;
        private boolean first;

        Adapted(int heap, boolean first) {
            this.heap = heap;
            this.first = first;
        }

        private boolean gameOver() {
            first = !first;
            boolean over = takes(heap).count() == 0;
            first = !first;
            return over;
        }

        boolean isFirst() {
            return first;
        }

        @Override
        public Optional<GameValue> terminalValue() {
            return gameOver() ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Take> legalMoves() {
            return takes(heap).mapToObj(Take::new).toList();
        }

        @Override
        public Adapted play(Take take) {
            return new Adapted(heap - take.counters, !first);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Adapted that && heap == that.heap && first == that.first;
        }

        @Override
        public int hashCode() {
            return heap;
        }

        @Override
        public String toString() {
            return heap + (first ? " A" : " B");
        }
    }

    /** A game of states of one kind. */
    private record Kind<S extends GameState<S, M>, M extends Move>(String id, S initialState) implements Game<S, M> {}

    static Game<Plain, Take> withoutEqualsOfStates() {
        return new Kind<>("nim-plain", new Plain(HEAP));
    }

    static Game<Heap, Grab> withoutEqualsOfMoves() {
        return new Kind<>("nim-heap", new Heap(HEAP));
    }

    static Game<Greedy, Take> withSecretDoubleMoves() {
        return new Kind<>("nim-greedy", new Greedy(HEAP, 1));
    }

    static Game<Adapted, Take> withFlippingField() {
        return new Game<>() {
            @Override
            public String id() {
                return "nim-adapted";
            }

            @Override
            public Adapted initialState() {
                return new Adapted(HEAP, true);
            }

            @Override
            public Optional<String> playerToMove(Adapted state) {
                return Optional.of(state.isFirst() ? "A" : "B");
            }
        };
    }
}
