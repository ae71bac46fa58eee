/** What messages have in common: quotations of what others wrote, options of the JVM. */
@NullMarked
package dev.foregone.message;

import org.jspecify.annotations.NullMarked;
