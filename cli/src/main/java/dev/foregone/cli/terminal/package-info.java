/** What the command writes to and reads from: streams, colours, progress, Ctrl-C, exit statuses. */
@NullMarked
package dev.foregone.cli.terminal;

import org.jspecify.annotations.NullMarked;
