/** Common parts of messages: quotations of external texts, options of the JVM. */
@NullMarked
package dev.foregone.message;

import org.jspecify.annotations.NullMarked;
