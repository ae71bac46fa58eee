package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.parts.steps.RulesIdentity;
import dev.foregone.tablebase.parts.steps.StepFiles;
import java.io.Serializable;

/**
 * The context that all work of a build needs.
 *
 * @param rules the identity of its rules
 * @param files where its steps are
 * @param owners which partition a position belongs to
 * @param token differs from one driver to the next, so that labels one has left in a machine's memory are not taken for
 *     another's
 */
record BuildContext(RulesIdentity rules, StepFiles files, Owners owners, String token) implements Serializable {}
