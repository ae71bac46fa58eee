package dev.foregone.services;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * What modules tell of providers, on platforms that have them: every JVM, but not Android, where services files tell all.
 * Who has a {@link ModuleLayer} may ask {@link JvmModules} itself.
 */
public final class Modules {

    private static final boolean ARE_HERE = areHere();

    private Modules() {}

    private static boolean areHere() {
        try {
            Class.forName("java.lang.ModuleLayer");
            return true;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    /**
     * Reads what modules and services files declare, in this order.
     *
     * @param loader the class loader through which plug-ins are sought
     * @param service the service interface
     * @return the declarations, those that failed included
     */
    public static List<Declaration> declarations(ClassLoader loader, Class<?> service) {
        Stream<Declaration> ofModules = ARE_HERE ? JvmModules.declarations(loader, service) : Stream.empty();
        return Stream.concat(ofModules, ServicesFile.declarations(loader, service))
                .toList();
    }

    /**
     * The providers that a class loader sees.
     *
     * @param <T> the type of the service
     * @param service the service
     * @param loader the class loader
     * @param declarations all declarations that it sees
     * @return the providers, found by {@link ServiceLoader} where it tells them one by one
     */
    public static <T> Providers<T> providers(Class<T> service, ClassLoader loader, List<Declaration> declarations) {
        return ARE_HERE
                ? JvmModules.providers(ServiceLoader.load(service, loader))
                : Providers.declared(service, declarations);
    }

    /**
     * The named module that a class is in.
     *
     * @param type the class
     * @return the module's name, or empty if it is in none
     */
    public static Optional<String> name(Class<?> type) {
        return ARE_HERE ? JvmModules.name(type) : Optional.empty();
    }

    /**
     * Whether a class is in an automatic module.
     *
     * @param type the class
     * @return whether a jar without a descriptor became its module
     */
    public static boolean isAutomatic(Class<?> type) {
        return ARE_HERE && JvmModules.isAutomatic(type);
    }

    /**
     * Whether the module of a class provides it.
     *
     * @param type the class
     * @param service the service
     * @return whether its descriptor says so
     */
    public static boolean provide(Class<?> type, Class<?> service) {
        return ARE_HERE && JvmModules.provide(type, service);
    }
}
