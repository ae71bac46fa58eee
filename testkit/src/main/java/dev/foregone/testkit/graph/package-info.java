/** Games that are nothing but a graph of positions, by hand or generated from a seed: what engines are tested on. */
@NullMarked
package dev.foregone.testkit.graph;

import org.jspecify.annotations.NullMarked;
