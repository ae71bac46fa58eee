/** What TeaVM is told when it compiles Foregone's jars for a browser. */
@NullMarked
package dev.foregone.web.compiler;

import org.jspecify.annotations.NullMarked;
