/** Questions answered from games solved in memory. */
@NullMarked
package dev.foregone.tablebase.builder.answer;

import org.jspecify.annotations.NullMarked;
