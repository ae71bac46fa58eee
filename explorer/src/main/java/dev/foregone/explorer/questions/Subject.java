package dev.foregone.explorer.questions;

/**
 * The subject of a question. A complete answer does not depend on the limits.
 *
 * @param position the position's notation
 */
record Subject(SolverKey<?, ?> solver, String position) {}
