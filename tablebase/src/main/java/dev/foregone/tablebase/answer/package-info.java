/** Questions answered: from a file, and from games solved in memory. */
@NullMarked
package dev.foregone.tablebase.answer;

import org.jspecify.annotations.NullMarked;
