package dev.foregone.registry;

import dev.foregone.message.Quote;
import dev.foregone.registry.DiscoveryReport.Problem;
import dev.foregone.services.Declaration;
import dev.foregone.services.Flaw;
import dev.foregone.services.Modules;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.stream.Stream;

/** Explains why a declared provider could not be created, and what to do about it. */
final class Diagnosis {

    private final Class<?> service;

    Diagnosis(Class<?> service) {
        this.service = service;
    }

    /** Why the service loader could not use a declaration; empty if nothing is wrong with it. */
    Optional<Problem> of(Declaration declaration) {
        if (declaration.passedOver().isPresent()) {
            return declaration.passedOver().map(Diagnosis::problem);
        }
        try {
            return ofClass(declaration.type());
        } catch (ClassNotFoundException missing) {
            return Optional.of(new Problem(
                    "there is no such class", "correct the name where it is declared, or add the jar with the class"));
        } catch (LinkageError | RuntimeException unloaded) {
            return Optional.of(unloadable(unloaded));
        }
    }

    static Problem problem(Flaw flaw) {
        return new Problem(flaw.reason(), flaw.remedy());
    }

    /** Why a provider that was found could not be created. */
    Problem of(Class<?> type, Throwable error) {
        try {
            return misshapen(type).orElseGet(() -> thrown(error.getCause() == null ? error : error.getCause()));
        } catch (LinkageError unlinked) {
            return unloadable(unlinked);
        }
    }

    private Optional<Problem> ofClass(Class<?> type) {
        if (isFactory(type)) {
            return Optional.empty();
        }
        if (!service.isAssignableFrom(type)) {
            return Optional.of(
                    new Problem("it is not a " + service.getName(), "let it implement " + service.getName()));
        }
        return misshapen(type).or(() -> Optional.of(passedOver(type)));
    }

    /** In a module, a provider may be a class with a method that creates the plug-in, which is checked by itself. */
    private boolean isFactory(Class<?> type) {
        return Modules.provide(type, service)
                && Stream.of(type.getMethods())
                        .anyMatch(method -> method.getName().equals("provider")
                                && method.getParameterCount() == 0
                                && Modifier.isStatic(method.getModifiers()));
    }

    private Optional<Problem> misshapen(Class<?> type) {
        return wrongShape(type)
                .map(wrong -> new Problem(
                        wrong, "make it a public final class, or a record, with a public no-argument constructor"));
    }

    private static Optional<String> wrongShape(Class<?> type) {
        if (type.isEnum()) {
            return Optional.of("it is an enum, which cannot be made");
        }
        if (type.isInterface()) {
            return Optional.of("it is an interface");
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            return Optional.of("it is an abstract class");
        }
        if (!Modifier.isPublic(type.getModifiers())) {
            return Optional.of("it is not public");
        }
        return hasConstructor(type) ? Optional.empty() : Optional.of("it has no public no-argument constructor");
    }

    private static boolean hasConstructor(Class<?> type) {
        return Stream.of(type.getConstructors()).anyMatch(constructor -> constructor.getParameterCount() == 0);
    }

    /** A class in a module counts only if the module provides it; services files are not read there. */
    private Problem passedOver(Class<?> type) {
        return Modules.name(type)
                .filter(module -> !Modules.provide(type, service))
                .map(module -> new Problem(
                        "its module " + module + " does not provide it",
                        "add to its module-info: provides " + service.getName() + " with " + type.getName()))
                .orElseGet(() -> new Problem("the service loader passed over it", "fix the plug-in, or leave it out"));
    }

    private static Problem thrown(Throwable thrown) {
        if (thrown instanceof ExceptionInInitializerError && thrown.getCause() != null) {
            return new Problem(
                    "its static initialiser threw " + Quote.of(thrown.getCause()), "fix its static initialiser");
        }
        return thrown instanceof NoClassDefFoundError
                ? unloadable(thrown)
                : new Problem("its constructor threw " + Quote.of(thrown), "fix its constructor");
    }

    private static Problem unloadable(Throwable error) {
        if (error instanceof UnsupportedClassVersionError) {
            return new Problem("it was compiled for a newer Java: " + error.getMessage(), "run it on that Java");
        }
        return error instanceof NoClassDefFoundError
                ? new Problem(
                        "it needs a class that cannot be loaded: " + className(error),
                        "add the jar with that class, in a version that fits")
                : new Problem("it cannot be loaded: " + error, "replace its jar, or what it depends on");
    }

    /** The JVM names a missing class with slashes. */
    private static String className(Throwable missing) {
        return String.valueOf(missing.getMessage()).replace('/', '.');
    }
}
