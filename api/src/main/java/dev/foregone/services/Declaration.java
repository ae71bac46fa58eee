package dev.foregone.services;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One place that names a provider: a line of a services file, or a {@literal provides} of a module.
 *
 * @param provider the class it names
 * @param source the jar or directory that contains it
 * @param loader finds that class; null for that of the JVM itself
 * @param passedOver why the service loader never reached it, if so
 */
public record Declaration(
        String provider, String source, @Nullable ClassLoader loader, Optional<Flaw> passedOver) {

    /**
     * The class it names, which is not initialised.
     *
     * @return the class
     * @throws ClassNotFoundException if there is none
     */
    public Class<?> type() throws ClassNotFoundException {
        return Class.forName(provider, false, loader);
    }
}
