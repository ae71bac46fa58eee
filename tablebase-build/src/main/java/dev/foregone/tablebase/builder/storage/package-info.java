/** Files of a build until it is finished: each there whole or not at all, and with a checksum. */
@NullMarked
package dev.foregone.tablebase.builder.storage;

import org.jspecify.annotations.NullMarked;
