package dev.foregone.spark;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Counting down to 0; its packed rules fail on machines of a cluster, and there alone. */
public final class UnevenGame implements Game<UnevenGame.Count, UnevenGame.Step> {

    static final String MESSAGE = "there are no odd numbers on this machine";

    private static final int START = 20;

    /** What is thrown there. */
    static volatile Supplier<Throwable> fault = () -> new ArithmeticException(MESSAGE);

    /** Found by its service. */
    public UnevenGame() {}

    /** The only move. */
    public record Step() implements Move {}

    /** What is left. */
    public record Count(int left) implements GameState<Count, Step> {
        @Override
        public Optional<GameValue> terminalValue() {
            return left == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Step> legalMoves() {
            return List.of(new Step());
        }

        @Override
        public Count play(Step move) {
            return new Count(left - 1);
        }
    }

    @Override
    public String id() {
        return "uneven";
    }

    @Override
    public Count initialState() {
        return new Count(START);
    }

    @Override
    public Optional<PackedRules<Count, Step>> packedRules(Count state) {
        return Optional.of(new Rules());
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private record Rules() implements PackedRules<Count, Step> {
        @Override
        public long pack(Count state) {
            return state.left;
        }

        @Override
        public Count unpack(long position) {
            return new Count((int) position);
        }

        @Override
        public Step unpackMove(long position, int move) {
            return new Step();
        }

        @Override
        public int terminal(long position) {
            return position == 0 ? Score.WORST : Score.ONGOING;
        }

        @Override
        public int maxMoves(long position) {
            return 1;
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            into[from] = 0;
            return 1;
        }

        @Override
        public long play(long position, int move) {
            if (position % 2 == 1 && Thread.currentThread().getName().startsWith("Executor")) {
                throw UnevenGame.<RuntimeException>unchecked(fault.get());
            }
            return position - 1;
        }

        @Override
        public int maxPlies(long position) {
            return (int) position;
        }
    }
}
