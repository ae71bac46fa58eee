package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Problem;
import java.util.Optional;

/**
 * One place that names a provider: a line of a services file, or a {@literal provides} of a module.
 *
 * @param provider the class it names
 * @param source the jar or directory it stands in
 * @param classes who finds that class, without initialising it
 * @param passedOver why the service loader never came to look at it, if it did not
 */
record Declaration(String provider, String source, ClassLookup classes, Optional<Problem> passedOver) {

    Class<?> type() throws ClassNotFoundException {
        return classes.find(provider);
    }

    /** Finds a class by its name. */
    @FunctionalInterface
    interface ClassLookup {

        Class<?> find(String name) throws ClassNotFoundException;

        static ClassLookup in(ClassLoader loader) {
            return name -> Class.forName(name, false, loader);
        }

        static ClassLookup in(Module module) {
            return name -> {
                Class<?> type = Class.forName(module, name);
                if (type == null) {
                    throw new ClassNotFoundException(name);
                }
                return type;
            };
        }
    }
}
