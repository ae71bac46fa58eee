/** Files that keep what a long build has done, so that it resumes when it was killed. */
@NullMarked
package dev.foregone.journal;

import org.jspecify.annotations.NullMarked;
