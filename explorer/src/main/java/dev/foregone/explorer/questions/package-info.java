/** Where questions are answered: few sessions, many who ask. */
@NullMarked
package dev.foregone.explorer.questions;

import org.jspecify.annotations.NullMarked;
