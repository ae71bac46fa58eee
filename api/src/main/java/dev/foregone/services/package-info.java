/** What jars, directories and modules declare of services, read again: the service loader does not say which was at fault. */
@NullMarked
package dev.foregone.services;

import org.jspecify.annotations.NullMarked;
