/** The subcommands, a class each. */
@NullMarked
package dev.foregone.cli.command;

import org.jspecify.annotations.NullMarked;
