package dev.foregone.tablebase.builder;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Counting down to 0, by 1 to a few at a time; who cannot has lost. By 1 alone, every move leads one layer nearer to the end;
 * otherwise the rules only seem to have layers.
 *
 * @param start where it begins
 * @param most the most by which a move counts down
 */
public record Countdown(int start, int most) implements Game<Countdown.Count, Countdown.Step> {

    /** By how much. */
    public record Step(int by) implements Move {}

    /** What is left. */
    public record Count(int left, int most) implements GameState<Count, Step> {

        @Override
        public Optional<GameValue> terminalValue() {
            return left == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Step> legalMoves() {
            return IntStream.rangeClosed(1, Math.min(most, left))
                    .mapToObj(Step::new)
                    .toList();
        }

        @Override
        public Count play(Step move) {
            return new Count(left - move.by, most);
        }
    }

    @Override
    public String id() {
        return "countdown";
    }

    @Override
    public Count initialState() {
        return new Count(start, most);
    }

    @Override
    public Optional<PackedRules<Count, Step>> packedRules(Count state) {
        return Optional.of(new Rules(most));
    }

    /** The same, packed. */
    public record Rules(int most) implements PackedRules<Count, Step> {

        @Override
        public long pack(Count state) {
            return state.left;
        }

        @Override
        public Count unpack(long position) {
            return new Count((int) position, most);
        }

        @Override
        public Step unpackMove(long position, int move) {
            return new Step(move);
        }

        @Override
        public int terminal(long position) {
            return position == 0 ? Score.WORST : Score.ONGOING;
        }

        @Override
        public int maxMoves(long position) {
            return most;
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            int count = (int) Math.min(most, position);
            for (int i = 0; i < count; i++) {
                into[from + i] = i + 1;
            }
            return count;
        }

        @Override
        public long play(long position, int move) {
            return position - move;
        }

        @Override
        public int maxPlies(long position) {
            return (int) position;
        }
    }
}
