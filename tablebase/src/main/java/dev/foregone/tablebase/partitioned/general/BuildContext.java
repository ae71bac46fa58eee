package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.partitioned.RulesIdentity;
import dev.foregone.tablebase.partitioned.StepFiles;
import java.io.Serializable;

/**
 * What all work of a build needs.
 *
 * @param rules which rules it is of
 * @param files where its steps are
 * @param owners which partition a position belongs to
 * @param token differs from one driver to the next, so that what one has left in a machine's memory is not taken for
 *     another's
 */
record BuildContext(RulesIdentity rules, StepFiles files, Owners owners, String token) implements Serializable {}
