/** The proof of a file by the rules alone. It shares no code with what builds one. */
@NullMarked
package dev.foregone.tablebase.verify;

import org.jspecify.annotations.NullMarked;
