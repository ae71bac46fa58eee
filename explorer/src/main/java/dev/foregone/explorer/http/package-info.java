/** A small web server for this machine alone: who may ask, what is sent, what goes wrong. It knows no game. */
@NullMarked
package dev.foregone.explorer.http;

import org.jspecify.annotations.NullMarked;
