/** Calls to third-party code, for this project's own modules: the plug-in at fault is named, and no caller of it. */
@NullMarked
package dev.foregone.blame;

import org.jspecify.annotations.NullMarked;
