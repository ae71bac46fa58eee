package dev.foregone.tablebase.parts.steps;

import dev.foregone.numbering.RulesFingerprint;
import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.OtherRulesException;
import dev.foregone.tablebase.keys.KeyRules;
import java.io.Serializable;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * The identity of a build's rules, so that a machine with another version of the game is found out before it does harm.
 *
 * @param symmetry whether one position stands for all that are equivalent
 * @param fingerprint the fingerprint of the rules
 * @param root the key of the root
 */
public record RulesIdentity(boolean symmetry, long fingerprint, long root) implements Serializable {

    /** The rules of this machine that were found to be those of a build. */
    private static final Map<PackedRules<?, ?>, RulesIdentity> CHECKED =
            Collections.synchronizedMap(new WeakHashMap<>());

    /**
     * Compares the rules that a machine has with those of the build, once.
     *
     * @throws OtherRulesException if they differ
     */
    public void check(PackedRules<?, ?> rules) {
        if (!equals(CHECKED.get(rules))) {
            compare(rules);
            CHECKED.put(rules, this);
        }
    }

    /** A machine's rules, with the symmetry of the build. */
    public KeyRules keyRules(PackedRules<?, ?> rules) {
        return new KeyRules(rules, symmetry);
    }

    private void compare(PackedRules<?, ?> rules) {
        long here = RulesFingerprint.of(rules, symmetry, root);
        if (here != fingerprint) {
            throw new OtherRulesException("a machine of the cluster has other rules of the game than the one that began"
                    + " the build: their fingerprint is " + Long.toHexString(here) + ", not "
                    + Long.toHexString(fingerprint));
        }
    }
}
