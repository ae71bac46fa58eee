/** What commands share on their command lines: games, engines, files, limits; and what one run of the command holds. */
@NullMarked
package dev.foregone.cli.options;

import org.jspecify.annotations.NullMarked;
