/** Many questions from a file or a pipe, a line each. */
@NullMarked
package dev.foregone.cli.batch;

import org.jspecify.annotations.NullMarked;
