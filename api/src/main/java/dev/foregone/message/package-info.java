/** External texts where they are shown, quoted in messages or plain in pictures; and options of the JVM, for messages. */
@NullMarked
package dev.foregone.message;

import org.jspecify.annotations.NullMarked;
