/** The tablebase file: sections of blocks, read at random. */
@NullMarked
package dev.foregone.tablebase.file;

import org.jspecify.annotations.NullMarked;
