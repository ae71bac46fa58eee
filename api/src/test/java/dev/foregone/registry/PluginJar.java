package dev.foregone.registry;

import dev.foregone.services.Source;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;

/** Makes the jar of a plug-in as a stranger would: compiles sources, adds a services file, packs. */
final class PluginJar {

    private final Path jar;
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<String, byte[]> resources = new LinkedHashMap<>();
    private final List<String> left = new ArrayList<>();

    private PluginJar(Path jar) {
        this.jar = jar;
    }

    static PluginJar at(Path directory, String name) {
        return new PluginJar(directory.resolve(name));
    }

    /** A jar with one sound engine. */
    static Path good(Path directory, String name, String className, String id) {
        return at(directory, name).engine(className, id).declares(className).build();
    }

    /** Adds an engine with more members than it needs. */
    PluginJar engine(String className, String id, String... members) {
        return source(className, engineSource(className, id, members));
    }

    PluginJar source(String className, String source) {
        sources.put(className, source);
        return this;
    }

    /** The services file for engines. */
    PluginJar declares(String... lines) {
        return resource(
                "META-INF/services/" + Engine.class.getName(),
                String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    }

    PluginJar resource(String name, byte[] content) {
        resources.put(name, content);
        return this;
    }

    /** Compiles a class but leaves it out of the jar. */
    PluginJar without(String className) {
        left.add(className.replace('.', '/') + ".class");
        return this;
    }

    Path build() {
        try {
            Path classes = Files.createTempDirectory(jar.getParent(), "classes");
            compile(classes);
            pack(classes);
            return jar;
        } catch (IOException unwritable) {
            throw new IllegalStateException(unwritable);
        }
    }

    static String engineSource(String className, String id, String... members) {
        int dot = className.lastIndexOf('.');
        String name = className.substring(dot + 1);
        return """
                package %s;
                import dev.foregone.api.*;
                import dev.foregone.spi.*;
                public final class %s implements Engine {
                    %s
                    public String id() { return %s; }
                    public Support supports(Game<?, ?> game) { return Support.yes(); }
                    public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(
                            Game<S, M> game, SolverOptions options) {
                        throw new UnsupportedOperationException();
                    }
                }
                """.formatted(className.substring(0, dot), name, String.join("\n", members), id);
    }

    /** Where the module under test and what it needs lie: a class path, and a module path just as well. */
    static String apiPath() {
        return Stream.of(Game.class, Logger.class)
                .map(PluginJar::location)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** All that this test runs with; a module cannot be compiled without the annotations that the API names. */
    private static String testPath() {
        return Stream.of("jdk.module.path", "java.class.path")
                .map(System::getProperty)
                .filter(path -> path != null && !path.isEmpty())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String location(Class<?> type) {
        return Source.of(type);
    }

    private void compile(Path classes) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-proc:none", "-d", classes.toString()));
        arguments.addAll(List.of(sources.containsKey("module-info") ? "-p" : "-cp", testPath()));
        Path from = Files.createTempDirectory(jar.getParent(), "sources");
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = from.resolve(source.getKey().replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            arguments.add(Files.writeString(file, source.getValue()).toString());
        }
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
        if (!sources.isEmpty() && javac.run(out, out, arguments.toArray(String[]::new)) != 0) {
            throw new IllegalArgumentException(said.toString());
        }
    }

    private void pack(Path classes) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> compiled = Files.walk(classes)) {
            for (Path path : compiled.filter(Files::isRegularFile).toList()) {
                String name = classes.relativize(path).toString().replace(File.separatorChar, '/');
                if (!left.contains(name) && !resources.containsKey(name)) {
                    write(out, name, Files.readAllBytes(path));
                }
            }
            for (Map.Entry<String, byte[]> resource : resources.entrySet()) {
                write(out, resource.getKey(), resource.getValue());
            }
        }
    }

    private static void write(JarOutputStream out, String name, byte[] content) throws IOException {
        out.putNextEntry(new JarEntry(name));
        out.write(content);
        out.closeEntry();
    }
}
