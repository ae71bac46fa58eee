package dev.foregone.services;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** Lists the class path as class loaders go through it, and what they pass over in silence. */
public final class ClassPath {

    private final Map<Path, Optional<Flaw>> elements = new LinkedHashMap<>();
    private final Set<Path> seen = new HashSet<>();

    private ClassPath() {}

    /**
     * The jars and directories of a class loader and its parents that exist, and those that their manifests name, each with
     * why class loaders silently take nothing from it, if they do. A jar that only names others counts as these.
     *
     * @param loader the class loader
     * @return the elements, in the order in which they are searched
     */
    public static Map<Path, Optional<Flaw>> in(ClassLoader loader) {
        ClassPath reader = new ClassPath();
        withParents(loader).flatMap(ClassPath::ownFiles).forEach(reader::add);
        return reader.elements;
    }

    /**
     * A class loader and its parents.
     *
     * @param loader the class loader
     * @return the class loaders, in the order in which their elements are listed
     */
    public static Stream<ClassLoader> withParents(ClassLoader loader) {
        Stream.Builder<ClassLoader> all = Stream.builder();
        for (ClassLoader each = loader; each != null; each = each.getParent()) {
            all.add(each);
        }
        return all.build();
    }

    private static Stream<Path> ownFiles(ClassLoader loader) {
        if (loader == ClassLoader.getSystemClassLoader()) {
            return Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator, -1))
                    .filter(element -> !element.isEmpty())
                    .flatMap(element -> Source.toPath(element).stream())
                    .map(ClassPath::asTheJvmNamesIt);
        }
        return loader instanceof URLClassLoader urls
                ? Stream.of(urls.getURLs()).flatMap(url -> Source.path(url).stream())
                : Stream.empty();
    }

    private static Path asTheJvmNamesIt(Path file) {
        try {
            return file.toFile().getCanonicalFile().toPath();
        } catch (IOException nameless) {
            return file.toAbsolutePath();
        }
    }

    private void add(Path file) {
        if (!Files.exists(file) || !seen.add(file)) {
            return;
        }
        if (Files.isDirectory(file)) {
            add(file, Files.isReadable(file) ? Optional.empty() : Optional.of("the directory cannot be read"));
            return;
        }
        try (JarFile jar = new JarFile(file.toFile())) {
            addJar(file, jar);
        } catch (IOException | RuntimeException unread) { // of which class loaders say nothing
            add(file, Optional.of("it cannot be read as a jar: " + unread));
        }
    }

    private void add(Path file, Optional<String> unread) {
        elements.put(file, unread.map(why -> new Flaw(why, "replace it, or take it off the class path")));
    }

    private void addJar(Path file, JarFile jar) throws IOException {
        URL url = file.toUri().toURL();
        String others = others(jar);
        if (!others.isEmpty() && isSkipped(url, jar)) {
            add(file, Optional.of("class loaders skip it; the Class-Path in its manifest is: " + others));
            return;
        }
        List<Path> named = named(url, others);
        if (named.isEmpty() || !hasOnlyManifest(jar)) {
            add(file, Optional.empty());
        }
        named.forEach(this::add);
    }

    /** The addresses of other jars. */
    private static String others(JarFile jar) throws IOException {
        Manifest manifest = jar.getManifest();
        String others = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
        return others == null ? "" : others;
    }

    private static List<Path> named(URL jar, String others) {
        return Stream.of(others.trim().split("\\s+"))
                .filter(address -> !address.isEmpty())
                .flatMap(address -> Source.path(jar, address).stream())
                .toList();
    }

    /** Whether a class loader that is to search this jar alone finds nothing of what is in it. */
    private static boolean isSkipped(URL url, JarFile jar) throws IOException {
        try (URLClassLoader alone = new URLClassLoader(new URL[] {url}, null)) {
            return jar.stream().noneMatch(entry -> alone.findResource(entry.getName()) != null);
        }
    }

    private static boolean hasOnlyManifest(JarFile jar) {
        return jar.stream()
                .filter(entry -> !entry.isDirectory())
                .map(JarEntry::getName)
                .allMatch(JarFile.MANIFEST_NAME::equals);
    }
}
