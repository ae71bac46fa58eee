/** The command {@code foregone}: a class for each subcommand, with decisions kept apart from printing. */
@NullMarked
package dev.foregone.cli;

import org.jspecify.annotations.NullMarked;
