/** Questions answered from a file. */
@NullMarked
package dev.foregone.tablebase.answer;

import org.jspecify.annotations.NullMarked;
