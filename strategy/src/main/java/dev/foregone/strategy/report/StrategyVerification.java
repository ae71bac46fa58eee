package dev.foregone.strategy.report;

import dev.foregone.spi.Game;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.time.Duration;
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
    private final Optional<Fault> fault;

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
     * @param fault why it is not proved, or empty if it is
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
            Optional<Fault> fault) {
        this.game = game;
        this.root = root;
        this.claim = claim;
        this.nodes = nodes;
        this.leaves = leaves;
        this.largestLeaf = largestLeaf;
        this.plies = plies;
        this.elapsed = elapsed;
        this.fault = fault;
    }

    /**
     * Why a strategy is not proved.
     *
     * @param where the position, in notation, or the part of the file
     * @param what what is wrong with it
     * @param wrong true if that makes the strategy wrong; false if the engine has only not proved a leaf: another may
     */
    public record Fault(String where, String what, boolean wrong) {

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
        return fault.isEmpty();
    }

    /** {@return whether something is wrong; neither this nor {@link #correct} if the engine has not proved a leaf} */
    public boolean wrong() {
        return fault.filter(Fault::wrong).isPresent();
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
    public Optional<Fault> fault() {
        return fault;
    }

    /** For people: the claim, and what became of it. */
    @Override
    public String toString() {
        return "StrategyVerification[" + root + ": " + claim + ", "
                + fault.map(found -> (found.wrong() ? "wrong, " : "not proved, ") + found)
                        .orElse("right")
                + "; " + nodes + " nodes, " + leaves + " leaves]";
    }
}
