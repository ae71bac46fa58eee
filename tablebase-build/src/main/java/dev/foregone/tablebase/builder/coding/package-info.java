/** Numbers of the steps of a build as few bytes. */
@NullMarked
package dev.foregone.tablebase.builder.coding;

import org.jspecify.annotations.NullMarked;
