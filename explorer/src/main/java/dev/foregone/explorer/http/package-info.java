/** A small web server for this machine only: request filter, replies, problems. It knows no game. */
@NullMarked
package dev.foregone.explorer.http;

import org.jspecify.annotations.NullMarked;
