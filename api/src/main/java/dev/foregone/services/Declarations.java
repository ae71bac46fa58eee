package dev.foregone.services;

import java.util.List;
import java.util.Optional;
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
        Stream<Declaration> modules = ModuleLayer.boot().modules().stream()
                .filter(module -> sees(loader, module))
                .flatMap(module -> provided(module, service));
        return Stream.concat(modules, ServicesFile.declarations(loader, service))
                .toList();
    }

    /**
     * What the modules of a layer and its parents declare, and what they seem to have forgotten.
     *
     * @param layer the layer
     * @param service the service
     * @return the declarations of their descriptors, and of services files in them
     */
    public static List<Declaration> in(ModuleLayer layer, Class<?> service) {
        return layers(layer)
                .flatMap(each -> each.modules().stream())
                .distinct()
                .flatMap(module -> Stream.concat(provided(module, service), ServicesFile.declarations(module, service)))
                .toList();
    }

    private static Stream<ModuleLayer> layers(ModuleLayer layer) {
        return Stream.concat(Stream.of(layer), layer.parents().stream().flatMap(Declarations::layers));
    }

    private static boolean sees(ClassLoader loader, Module module) {
        ClassLoader owner = module.getClassLoader();
        return owner == null || ClassPath.withParents(loader).anyMatch(owner::equals);
    }

    private static Stream<Declaration> provided(Module module, Class<?> service) {
        return module.getDescriptor().provides().stream()
                .filter(provides -> provides.service().equals(service.getName()))
                .flatMap(provides -> provides.providers().stream())
                .map(name -> new Declaration(name, Source.of(module), module.getClassLoader(), Optional.empty()));
    }
}
