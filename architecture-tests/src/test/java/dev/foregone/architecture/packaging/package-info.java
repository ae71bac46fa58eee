/** The ways in which programs carry the library along. */
package dev.foregone.architecture.packaging;
