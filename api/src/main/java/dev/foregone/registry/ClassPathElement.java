package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Problem;
import java.io.File;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * A file on the class path that class loaders silently skip because it cannot be opened as a jar.
 *
 * @param path where it is
 * @param why the reason why it cannot be opened
 */
record ClassPathElement(String path, String why) {

    /** The elements of a class loader and its parents that exist but cannot be read. */
    static List<ClassPathElement> unreadable(ClassLoader loader) {
        return files(loader).flatMap(file -> unreadable(file).stream()).toList();
    }

    /** The elements of a class loader and its parents, each once. */
    static Stream<Path> files(ClassLoader loader) {
        return Stream.iterate(loader, each -> each != null, ClassLoader::getParent)
                .flatMap(ClassPathElement::ownFiles)
                .distinct();
    }

    private static Stream<Path> ownFiles(ClassLoader loader) {
        if (loader == ClassLoader.getSystemClassLoader()) {
            return Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator, -1))
                    .filter(element -> !element.isEmpty())
                    .flatMap(element -> Source.toPath(element).stream());
        }
        return loader instanceof URLClassLoader urls
                ? Stream.of(urls.getURLs()).flatMap(url -> Source.path(url).stream())
                : Stream.empty();
    }

    private static Optional<ClassPathElement> unreadable(Path file) {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        if (Files.isDirectory(file)) {
            return Files.isReadable(file)
                    ? Optional.empty()
                    : Optional.of(new ClassPathElement(file.toString(), "the directory cannot be read"));
        }
        try {
            new ZipFile(file.toFile()).close();
            return Optional.empty();
        } catch (IOException | RuntimeException unopened) {
            return Optional.of(new ClassPathElement(file.toString(), "it cannot be opened as a jar: " + unopened));
        }
    }

    String name() {
        return String.valueOf(Path.of(path).getFileName());
    }

    Problem problem() {
        return new Problem(why, "replace it, or take it off the class path");
    }
}
