/** Solves games in which every move leads one layer nearer to the end. */
@NullMarked
package dev.foregone.tablebase.builder.layered;

import org.jspecify.annotations.NullMarked;
