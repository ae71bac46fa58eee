/** One build, from the contents of its work directory to the finished file. */
@NullMarked
package dev.foregone.tablebase.builder.run;

import org.jspecify.annotations.NullMarked;
