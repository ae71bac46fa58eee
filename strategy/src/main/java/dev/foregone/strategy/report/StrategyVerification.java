package dev.foregone.strategy.report;

import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The result of checking a strategy.
 *
 * @param game the game
 * @param root the position where the strategy begins, in notation
 * @param claim what the strategy claims; proved if it is {@linkplain #correct correct}
 * @param nodes how many positions were followed, up to symmetry
 * @param leaves how many positions were proved by search
 * @param largestLeaf how many positions the longest of these searches visited
 * @param plies within how many plies of the root the side wins; empty for a draw, and where leaves tell no plies
 * @param elapsed how long it took
 * @param finding what is wrong, or else the first leaf that is not proved, or empty
 */
public record StrategyVerification(
        Game<?, ?> game,
        String root,
        Claim claim,
        long nodes,
        long leaves,
        long largestLeaf,
        OptionalInt plies,
        Duration elapsed,
        Optional<Finding> finding) {

    /** What became of the claim. */
    public enum Verdict {

        /** It is proved. */
        RIGHT,

        /** The strategy does not prove it, whatever the engine. */
        WRONG,

        /** Nothing wrong was found, but the engine has not proved a leaf: another may. */
        NOT_PROVED
    }

    /**
     * Why a strategy is not proved.
     *
     * @param verdict what follows from it: not {@link Verdict#RIGHT}
     * @param where the position, in notation, or the part of the file
     * @param what what is wrong with it, or not proved
     */
    public record Finding(Verdict verdict, String where, String what) {

        /**
         * Checks the verdict.
         *
         * @param verdict what follows from it
         * @param where the position, in notation, or the part of the file
         * @param what what is wrong with it, or not proved
         * @throws IllegalArgumentException if the strategy is right
         */
        public Finding {
            if (verdict == Verdict.RIGHT) {
                throw new IllegalArgumentException("of a right strategy there is no finding: " + where + ": " + what);
            }
        }

        /** For people: where, then what. */
        @Override
        public String toString() {
            return where + ": " + what;
        }
    }

    /** {@return whether the claim is proved} */
    public boolean correct() {
        return verdict() == Verdict.RIGHT;
    }

    /** {@return whether the claim is proved, and if not, why not} */
    public Verdict verdict() {
        return finding.map(Finding::verdict).orElse(Verdict.RIGHT);
    }

    /** For people: the claim, and what became of it. */
    @Override
    public String toString() {
        return "StrategyVerification[" + root + ": " + claim + ", "
                + verdict().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                + finding.map(found -> ", " + found).orElse("")
                + "; " + nodes + " nodes, " + leaves + " leaves]";
    }
}
