/** What messages show of texts that others wrote. */
@NullMarked
package dev.foregone.message;

import org.jspecify.annotations.NullMarked;
