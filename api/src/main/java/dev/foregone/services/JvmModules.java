package dev.foregone.services;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Spliterator;
import java.util.stream.Stream;

/** What only modules tell. Loaded only where there are modules, through {@link Modules} or with a layer of them. */
public final class JvmModules {

    private JvmModules() {}

    static Stream<Declaration> declarations(ClassLoader loader, Class<?> service) {
        return ModuleLayer.boot().modules().stream()
                .filter(module -> sees(loader, module))
                .flatMap(module -> provided(module, service));
    }

    /**
     * What the modules of a layer and its parents declare, and what they seem to have forgotten.
     *
     * @param layer the layer
     * @param service the service
     * @return the declarations of their descriptors, and of services files in them
     */
    public static List<Declaration> declarations(ModuleLayer layer, Class<?> service) {
        return layers(layer)
                .flatMap(each -> each.modules().stream())
                .distinct()
                .flatMap(module -> Stream.concat(provided(module, service), forgotten(module, service)))
                .toList();
    }

    private static Stream<ModuleLayer> layers(ModuleLayer layer) {
        return Stream.concat(Stream.of(layer), layer.parents().stream().flatMap(JvmModules::layers));
    }

    private static boolean sees(ClassLoader loader, Module module) {
        ClassLoader owner = module.getClassLoader();
        return owner == null || ClassPath.withParents(loader).anyMatch(owner::equals);
    }

    private static Stream<Declaration> provided(Module module, Class<?> service) {
        return provided(module, service.getName())
                .map(name -> new Declaration(name, place(module), module.getClassLoader(), Optional.empty()));
    }

    private static Stream<String> provided(Module module, String service) {
        return module.getDescriptor().provides().stream()
                .filter(provides -> provides.service().equals(service))
                .flatMap(provides -> provides.providers().stream());
    }

    /** What the services file of a module declares, which the service loader does not read. */
    private static Stream<Declaration> forgotten(Module module, Class<?> service) {
        String name = ServicesFile.nameFor(service);
        try (InputStream found = module.getResourceAsStream(name)) {
            return found == null
                    ? Stream.empty()
                    : ServicesFile.read(name, place(module), module.getClassLoader(), () -> found);
        } catch (IOException unreadable) {
            return Stream.empty();
        }
    }

    private static String place(Module module) {
        return Optional.ofNullable(module.getLayer())
                .flatMap(layer -> layer.configuration().findModule(module.getName()))
                .flatMap(resolved -> resolved.reference().location())
                .map(location -> Source.path(location.toString()))
                .orElse("module " + module.getName());
    }

    /**
     * The providers in the modules of a layer and its parents.
     *
     * @param <T> the type of the service
     * @param service the service
     * @param layer the layer
     * @return the providers
     */
    public static <T> Providers<T> providers(Class<T> service, ModuleLayer layer) {
        return providers(ServiceLoader.load(layer, service));
    }

    static <T> Providers<T> providers(ServiceLoader<T> loader) {
        Spliterator<ServiceLoader.Provider<T>> all = loader.stream().spliterator();
        return to -> all.tryAdvance(next -> to.accept(next.type(), next));
    }

    static Optional<String> name(Class<?> type) {
        return Optional.ofNullable(type.getModule().getName());
    }

    static boolean isAutomatic(Class<?> type) {
        Module module = type.getModule();
        return module.isNamed() && module.getDescriptor().isAutomatic();
    }

    static boolean provide(Class<?> type, Class<?> service) {
        Module module = type.getModule();
        return module.isNamed() && provided(module, service.getName()).anyMatch(type.getName()::equals);
    }
}
