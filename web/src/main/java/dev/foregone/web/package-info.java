/** The explorer's page without a server: its answers in WebAssembly, asked by a worker of the page. */
@NullMarked
package dev.foregone.web;

import org.jspecify.annotations.NullMarked;
