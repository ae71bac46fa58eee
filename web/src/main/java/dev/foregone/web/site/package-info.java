/** Making the page without a server: its files, its jars compiled, and a page that names each game. */
@NullMarked
package dev.foregone.web.site;

import org.jspecify.annotations.NullMarked;
