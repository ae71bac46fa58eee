/** What is in a file, position by position: listed in the order of its keys, or walked to where keys cannot be turned back. */
@NullMarked
package dev.foregone.tablebase.contents;

import org.jspecify.annotations.NullMarked;
