/** Answers questions: few sessions, many clients. */
@NullMarked
package dev.foregone.explorer.questions;

import org.jspecify.annotations.NullMarked;
