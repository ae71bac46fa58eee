package dev.foregone.tablebase.report;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The result of a verification.
 *
 * @param mode how it was done
 * @param positions how many positions were checked
 * @param byPlainRules how many of them were checked by the game's states: all, except by {@link VerificationOptions.Mode#PACKED packed
 *     rules}, where it is those whose children's outcomes did not fit into the memory allowed
 * @param moves how many of their moves were followed
 * @param soleBest how many positions have only one best move, if all were checked
 * @param elapsed how long it took
 * @param fault what is wrong, or empty if nothing is
 */
public record Verification(
        VerificationOptions.Mode mode,
        long positions,
        long byPlainRules,
        long moves,
        OptionalLong soleBest,
        Duration elapsed,
        Optional<Fault> fault) {

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
}
