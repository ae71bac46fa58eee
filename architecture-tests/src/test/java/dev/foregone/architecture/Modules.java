package dev.foregone.architecture;

import static java.util.stream.Collectors.toCollection;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The project's modules as they stand on the class path, in jars or in directories of classes. */
final class Modules {

    private static final String SERVICES = "META-INF/services/";

    private Modules() {}

    static List<ModuleReference> ours() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .map(Path::of)
                .filter(Modules::isOurs)
                .flatMap(path -> ModuleFinder.of(path).findAll().stream())
                .sorted(Comparator.comparing(module -> module.descriptor().name()))
                .toList();
    }

    /** The packages that anyone may use. */
    static List<String> exported() {
        return ours().stream()
                .flatMap(module -> module.descriptor().exports().stream())
                .filter(exports -> !exports.isQualified())
                .map(Exports::source)
                .toList();
    }

    /**
     * A directory of classes with a descriptor, or a jar of this project: others may not even be well-formed modules.
     */
    private static boolean isOurs(Path path) {
        return Files.exists(path.resolve("module-info.class"))
                || path.getFileName().toString().startsWith("foregone-");
    }

    /** What the module's descriptor says it provides, by service. */
    static Map<String, SortedSet<String>> provided(ModuleReference module) {
        Map<String, SortedSet<String>> provided = new TreeMap<>();
        module.descriptor().provides().forEach(each -> provided.put(each.service(), new TreeSet<>(each.providers())));
        return provided;
    }

    /** What the module's services files say it provides, by service. */
    static Map<String, SortedSet<String>> declared(ModuleReference module) {
        try (ModuleReader reader = module.open()) {
            Map<String, SortedSet<String>> declared = new TreeMap<>();
            for (String file : filesIn(reader)) {
                declared.put(file.substring(SERVICES.length()), lines(reader, file));
            }
            return declared;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The packages with classes; a module's descriptor lists those with resources alone, too. */
    static SortedSet<String> packagesWithClasses(ModuleReference module) {
        try (ModuleReader reader = module.open();
                Stream<String> files = reader.list()) {
            return files.filter(file -> file.endsWith(".class") && file.contains("/"))
                    .map(file -> file.substring(0, file.lastIndexOf('/')).replace('/', '.'))
                    .collect(toCollection(TreeSet::new));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<String> filesIn(ModuleReader reader) throws IOException {
        try (Stream<String> files = reader.list()) {
            return files.filter(file -> file.startsWith(SERVICES) && !file.endsWith("/"))
                    .toList();
        }
    }

    private static SortedSet<String> lines(ModuleReader reader, String file) throws IOException {
        try (InputStream stream = reader.open(file).orElseThrow();
                BufferedReader text = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return text.lines()
                    .map(line -> line.replaceFirst("#.*", "").strip())
                    .filter(line -> !line.isEmpty())
                    .collect(toCollection(TreeSet::new));
        }
    }
}
