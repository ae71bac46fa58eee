package dev.foregone.services;

import java.util.List;
import java.util.stream.Stream;

/** The declarations of a service. */
public final class Declarations {

    private Declarations() {}

    /**
     * What a class loader sees.
     *
     * @param loader the class loader
     * @param service the service
     * @return the declarations of the JVM's boot modules and of services files
     */
    public static List<Declaration> in(ClassLoader loader, Class<?> service) {
        return Stream.concat(Modules.declarations(loader, service), ServicesFile.declarations(loader, service))
                .toList();
    }
}
