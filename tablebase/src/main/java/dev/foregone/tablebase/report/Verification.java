package dev.foregone.tablebase.report;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The result of a verification. */
public final class Verification {

    private final VerificationOptions.Mode mode;
    private final long positions;
    private final long byPlainRules;
    private final long moves;
    private final OptionalLong soleBest;
    private final Duration elapsed;
    private final Optional<Fault> fault;

    /**
     * A result, as the verifier reports it.
     *
     * @param mode how it was done
     * @param positions how many positions were checked
     * @param byPlainRules how many of them were checked by the game's states
     * @param moves how many of their moves were followed
     * @param soleBest how many positions have only one best move, if all were checked
     * @param elapsed how long it took
     * @param fault what is wrong, or empty if nothing is
     */
    @Stability(Level.INTERNAL)
    public Verification(
            VerificationOptions.Mode mode,
            long positions,
            long byPlainRules,
            long moves,
            OptionalLong soleBest,
            Duration elapsed,
            Optional<Fault> fault) {
        this.mode = mode;
        this.positions = positions;
        this.byPlainRules = byPlainRules;
        this.moves = moves;
        this.soleBest = soleBest;
        this.elapsed = elapsed;
        this.fault = fault;
    }

    /**
     * A fault of a tablebase.
     *
     * @param where the position, in notation, or the part of the file
     * @param what what is wrong with it
     */
    public record Fault(String where, String what) {

        /** For people: where, then what. */
        @Override
        public String toString() {
            return where + ": " + what;
        }
    }

    /** {@return whether no fault was found} */
    public boolean correct() {
        return fault.isEmpty();
    }

    /** {@return how it was done} */
    public VerificationOptions.Mode mode() {
        return mode;
    }

    /** {@return how many positions were checked} */
    public long positions() {
        return positions;
    }

    /**
     * {@return how many of them were checked by the game's states: all, except by {@link
     * VerificationOptions.Mode#PACKED packed rules}, where it is those whose children's outcomes did not fit into the
     * memory allowed}
     */
    public long byPlainRules() {
        return byPlainRules;
    }

    /** {@return how many of their moves were followed} */
    public long moves() {
        return moves;
    }

    /** {@return how many positions have only one best move, if all were checked} */
    public OptionalLong soleBest() {
        return soleBest;
    }

    /** {@return how long it took} */
    public Duration elapsed() {
        return elapsed;
    }

    /** {@return what is wrong, or empty if nothing is} */
    public Optional<Fault> fault() {
        return fault;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Verification that && parts().equals(that.parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    @Override
    public String toString() {
        return "Verification" + parts();
    }

    private List<Object> parts() {
        return List.of(mode, positions, byPlainRules, moves, soleBest, elapsed, fault);
    }
}
