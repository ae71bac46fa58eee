package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Problem;
import java.util.List;
import java.util.Optional;

/**
 * One place that names a provider: a line of a services file, or a {@literal provides} of a module.
 *
 * @param provider the class it names
 * @param source the jar or directory that contains it
 * @param classes finds that class without initialising it
 * @param passedOver why the service loader never reached it, if so
 */
record Declaration(String provider, String source, ClassLookup classes, Optional<Problem> passedOver) {

    /** The same, passed over if class loaders take nothing from its jar. */
    Declaration on(List<ClassPathElement> classPath) {
        Optional<Problem> unread = classPath.stream()
                .filter(element -> element.source().equals(source))
                .flatMap(element -> element.problem().stream())
                .findFirst();
        return new Declaration(provider, source, classes, unread.or(() -> passedOver));
    }

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
