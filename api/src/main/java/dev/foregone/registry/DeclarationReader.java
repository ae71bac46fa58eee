package dev.foregone.registry;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads again what the service loader reads, because that does not say which jar was at fault. */
final class DeclarationReader {

    private DeclarationReader() {}

    /** The declarations that a class loader sees: in the JVM's boot modules and in services files. */
    static List<Declaration> in(ClassLoader loader, Class<?> service) {
        Stream<Declaration> modules = ModuleLayer.boot().modules().stream()
                .filter(module -> sees(loader, module))
                .flatMap(module -> provided(module, service));
        return Stream.concat(modules, ServicesFile.declarations(loader, service))
                .toList();
    }

    /** The declarations of the modules of a layer and its parents, and those they seem to have forgotten. */
    static List<Declaration> in(ModuleLayer layer, Class<?> service) {
        return layers(layer)
                .flatMap(each -> each.modules().stream())
                .distinct()
                .flatMap(module -> Stream.concat(provided(module, service), ServicesFile.declarations(module, service)))
                .toList();
    }

    private static Stream<ModuleLayer> layers(ModuleLayer layer) {
        return Stream.concat(Stream.of(layer), layer.parents().stream().flatMap(DeclarationReader::layers));
    }

    private static boolean sees(ClassLoader loader, Module module) {
        ClassLoader owner = module.getClassLoader();
        return owner == null || PluginDiscovery.withParents(loader).anyMatch(owner::equals);
    }

    private static Stream<Declaration> provided(Module module, Class<?> service) {
        return module.getDescriptor().provides().stream()
                .filter(provides -> provides.service().equals(service.getName()))
                .flatMap(provides -> provides.providers().stream())
                .map(name -> new Declaration(name, Source.of(module), module.getClassLoader(), Optional.empty()));
    }
}
