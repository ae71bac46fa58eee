package dev.foregone.explorer;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The least that a game may be: no notation at all, and every position is called the same. Who takes the last of seven wins. */
public final class UnwrittenGame implements Game<UnwrittenGame.Pile, UnwrittenGame.Take> {

    /** Takes some. */
    public record Take(int counters) implements Move {
        @Override
        public String toString() {
            return "take " + counters;
        }
    }

    /** What is left. */
    public record Pile(int counters) implements GameState<Pile, Take> {
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
        public Pile play(Take move) {
            return new Pile(counters - move.counters());
        }

        @Override
        public String toString() {
            return "a pile";
        }
    }

    /** There is one such game. */
    public UnwrittenGame() {}

    @Override
    public String id() {
        return "unwritten";
    }

    @Override
    public Pile initialState() {
        return new Pile(7);
    }
}
