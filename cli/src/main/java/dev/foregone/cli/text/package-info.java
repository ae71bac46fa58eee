/** Answers as text for people, and drawings. */
@NullMarked
package dev.foregone.cli.text;

import org.jspecify.annotations.NullMarked;
