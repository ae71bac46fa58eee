/** What a check is made of: where it looks, what it sees, and how it says what is wrong; not exported. */
@NullMarked
package dev.foregone.testkit.check;

import org.jspecify.annotations.NullMarked;
