package dev.foregone.architecture.packaging;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;

/** What a class path holds, and jars made of it. */
final class Jars {

    private static final String SERVICES = "META-INF/services/";

    private Jars() {}

    /** The jars and directories of the class path that this program runs with. */
    static List<Path> ofThisProgram() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .toList();
    }

    /** The files of a jar or a directory, by their names. */
    static Map<String, byte[]> files(Path place) throws IOException {
        if (Files.isDirectory(place)) {
            return read(place);
        }
        try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
            return read(jar.getPath("/"));
        }
    }

    private static Map<String, byte[]> read(Path root) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(root.relativize(file).toString().replace(File.separatorChar, '/'), Files.readAllBytes(file));
            }
        }
        return files;
    }

    /** All files of several places, as a build that shades makes one jar of them: files of services are joined. */
    static Map<String, byte[]> merged(List<Path> places) throws IOException {
        Map<String, byte[]> all = new LinkedHashMap<>();
        for (Path place : places) {
            files(place).forEach((name, content) -> {
                if (!name.endsWith("module-info.class") && !name.equals(JarFile.MANIFEST_NAME)) {
                    all.merge(name, content, (one, other) -> name.startsWith(SERVICES) ? joined(one, other) : one);
                }
            });
        }
        return all;
    }

    private static byte[] joined(byte[] one, byte[] other) {
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        both.writeBytes(one);
        both.write('\n');
        both.writeBytes(other);
        return both.toByteArray();
    }

    /** Writes a jar. Jars in it are not compressed, so that they can be read where they are. */
    static Path write(Path jar, Map<String, String> attributes, Map<String, byte[]> files) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.forEach(manifest.getMainAttributes()::putValue);
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                if (!each.getKey().equals(JarFile.MANIFEST_NAME)) {
                    write(out, each.getKey(), each.getValue());
                }
            }
        }
        return jar;
    }

    private static void write(JarOutputStream out, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        if (name.endsWith(".jar")) {
            CRC32 sum = new CRC32();
            sum.update(content);
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(content.length);
            entry.setCrc(sum.getValue());
        }
        out.putNextEntry(entry);
        try (InputStream in = new ByteArrayInputStream(content)) {
            in.transferTo(out);
        }
        out.closeEntry();
    }

    /** The same places as jars only: a directory becomes one. */
    static List<Path> packed(List<Path> places, Path into) throws IOException {
        List<Path> jars = new ArrayList<>();
        for (Path place : places) {
            jars.add(
                    Files.isDirectory(place)
                            ? write(into.resolve("place" + jars.size() + ".jar"), Map.of(), files(place))
                            : place);
        }
        return jars;
    }
}
