package dev.foregone.strategy.report;

import dev.foregone.spi.Game;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** The result of checking a strategy. */
public final class StrategyVerification {

    private final Game<?, ?> game;
    private final String root;
    private final Claim claim;
    private final long nodes;
    private final long leaves;
    private final long largestLeaf;
    private final OptionalInt plies;
    private final Duration elapsed;
    private final Optional<Finding> finding;

    /**
     * A result, as the verifier reports it.
     *
     * @param game the game
     * @param root the root, in notation
     * @param claim what the strategy claims
     * @param nodes how many positions were followed
     * @param leaves how many were proved by search
     * @param largestLeaf how many positions the longest of these searches visited
     * @param plies the longest line, if the claim is a win and all lines are known to their ends
     * @param elapsed how long it took
     * @param finding why it is not proved, or empty if it is
     */
    @Stability(Level.INTERNAL)
    public StrategyVerification(
            Game<?, ?> game,
            String root,
            Claim claim,
            long nodes,
            long leaves,
            long largestLeaf,
            OptionalInt plies,
            Duration elapsed,
            Optional<Finding> finding) {
        this.game = game;
        this.root = root;
        this.claim = claim;
        this.nodes = nodes;
        this.leaves = leaves;
        this.largestLeaf = largestLeaf;
        this.plies = plies;
        this.elapsed = elapsed;
        this.finding = finding;
    }

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

    /** {@return the game} */
    public Game<?, ?> game() {
        return game;
    }

    /** {@return the position where the strategy begins, in notation} */
    public String root() {
        return root;
    }

    /** {@return what the strategy claims; proved if it is {@linkplain #correct correct}} */
    public Claim claim() {
        return claim;
    }

    /** {@return whether the claim is proved} */
    public boolean correct() {
        return verdict() == Verdict.RIGHT;
    }

    /** {@return whether the claim is proved, and if not, why not} */
    public Verdict verdict() {
        return finding.map(Finding::verdict).orElse(Verdict.RIGHT);
    }

    /** {@return how many positions were followed, up to symmetry} */
    public long nodes() {
        return nodes;
    }

    /** {@return how many positions were proved by search} */
    public long leaves() {
        return leaves;
    }

    /** {@return how many positions the longest of these searches visited} */
    public long largestLeaf() {
        return largestLeaf;
    }

    /** {@return within how many plies of the root the side wins; empty for a draw, and where leaves tell no plies} */
    public OptionalInt plies() {
        return plies;
    }

    /** {@return how long it took} */
    public Duration elapsed() {
        return elapsed;
    }

    /** {@return what is wrong, or else the first leaf that is not proved, or empty} */
    public Optional<Finding> finding() {
        return finding;
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
