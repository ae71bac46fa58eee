package dev.foregone.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;

/**
 * The services that a jar or a directory of a class path declares.
 *
 * @param problem why it declares none of the services that were looked for; empty if it does
 */
record DeclaredServices(Optional<String> problem) {

    /** Looks for lines that name a provider in any of these services files. */
    static DeclaredServices of(Path path, List<String> services) {
        return new DeclaredServices(problem(path, services));
    }

    private static Optional<String> problem(Path path, List<String> services) {
        if (!Files.exists(path)) {
            return Optional.of("it does not exist");
        }
        if (!Files.isReadable(path)) {
            return Optional.of("it cannot be read: permission denied");
        }
        try {
            boolean declares = Files.isDirectory(path) ? inDirectory(path, services) : inJar(path, services);
            return declares ? Optional.empty() : Optional.of("it declares no game and no engine");
        } catch (IOException | SecurityException broken) {
            return Optional.of("it is no jar that Java can read: " + broken.getMessage());
        }
    }

    private static boolean inDirectory(Path directory, List<String> services) throws IOException {
        for (String service : services) {
            Path file = directory.resolve(service);
            if (Files.exists(file) && namesProvider(Files.newInputStream(file))) {
                return true;
            }
        }
        return false;
    }

    private static boolean inJar(Path path, List<String> services) throws IOException {
        try (JarFile jar = new JarFile(path.toFile())) {
            for (String service : services) {
                ZipEntry file = jar.getEntry(service);
                if (file != null && namesProvider(jar.getInputStream(file))) {
                    return true;
                }
            }
            return namesOtherJars(jar.getManifest());
        }
    }

    /** A jar may stand for others that its manifest names. */
    private static boolean namesOtherJars(@Nullable Manifest manifest) {
        return manifest != null && manifest.getMainAttributes().containsKey(Attributes.Name.CLASS_PATH);
    }

    private static boolean namesProvider(InputStream file) throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines().anyMatch(line -> !line.replaceFirst("#.*", "").isBlank());
        }
    }
}
