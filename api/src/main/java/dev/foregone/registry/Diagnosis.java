package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Problem;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.stream.Stream;

/** Puts into words why a declared provider could not be made, and what to do about it. */
final class Diagnosis {

    private final Class<?> service;
    private final ClassLoader loader;

    Diagnosis(Class<?> service, ClassLoader loader) {
        this.service = service;
        this.loader = loader;
    }

    /** Whether an error of the service loader names this provider. */
    static boolean isAbout(Error error, String provider) {
        return (" " + error.getMessage() + " ").contains(" " + provider + " ");
    }

    /** Whether the entries made from the services files have said what this error says: it names no provider. */
    boolean isExplained(Error error) {
        boolean badLine = error instanceof ServiceConfigurationError
                && String.valueOf(error.getMessage()).contains("META-INF/services/");
        return badLine || !(error instanceof ServiceConfigurationError);
    }

    /** The problem of an error that belongs to no declaration. */
    Problem of(Error error) {
        return new Problem(words(error), "mend the plug-in, or leave it out");
    }

    /** The problem of one declaration. */
    Problem of(ServicesFile file, ServicesFile.Line line, Optional<Error> error) {
        if (!line.isClassName()) {
            return new Problem(
                    "line " + line.number() + " of its META-INF/services/" + service.getName() + " is no class name",
                    "write one class name a line, comments after #; one such line loses the whole file");
        }
        Optional<ServicesFile.Line> malformed = file.malformed();
        if (malformed.isPresent()) {
            return new Problem(
                    "it was passed over, because line "
                            + malformed.get().number() + " of its services file is malformed: "
                            + malformed.get().text(),
                    "mend that line; one malformed line loses the whole file");
        }
        return ofClass(line.text(), error);
    }

    private Problem ofClass(String name, Optional<Error> error) {
        try {
            return ofClass(Class.forName(name, false, loader), error);
        } catch (ClassNotFoundException missing) {
            return new Problem(
                    "the class does not exist", "correct the name in the services file, or add the jar with the class");
        } catch (LinkageError unlinked) {
            return new Problem(
                    "the class cannot be loaded: " + unlinked,
                    "add the jar with what is missing, in a version that fits");
        }
    }

    private Problem ofClass(Class<?> type, Optional<Error> error) {
        if (!service.isAssignableFrom(type)) {
            return new Problem("it is not a " + service.getName(), "let it implement " + service.getName());
        }
        if (!isInstantiable(type)) {
            return new Problem(
                    "it is not a public class with a public no-argument constructor",
                    "make it one; static factory methods and enums do not work as services on the class path");
        }
        if (error.isPresent()) {
            return new Problem("it could not be made: " + words(error.get()), "mend its constructor");
        }
        if (type.getModule().isNamed()) {
            return new Problem(
                    "its module " + type.getModule().getName() + " does not declare it",
                    "add to module-info: provides " + service.getName() + " with " + type.getName());
        }
        return new Problem("it could not be made", "let its class initialise without throwing");
    }

    private static boolean isInstantiable(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && !Modifier.isAbstract(type.getModifiers())
                && Stream.of(type.getConstructors()).anyMatch(constructor -> constructor.getParameterCount() == 0);
    }

    private static String words(Error error) {
        return error.getCause() == null ? error.toString() : error.getCause().toString();
    }
}
