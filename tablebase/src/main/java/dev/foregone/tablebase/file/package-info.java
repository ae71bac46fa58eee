/** The tablebase file: sections of blocks, written once and read at random. */
@NullMarked
package dev.foregone.tablebase.file;

import org.jspecify.annotations.NullMarked;
