package dev.foregone.tablebase.parts.steps;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Work;

/**
 * Compares the rules that a machine has with those of the build, and does nothing else.
 *
 * @param identity which rules it must be
 */
public record CompareRules(RulesIdentity identity) implements Work<Integer> {

    @Override
    public Integer run(PackedRules<?, ?> rules, int partition) {
        identity.check(rules);
        return partition;
    }
}
