package dev.foregone.architecture.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However a program carries the library along, it finds the same plug-ins, and none is refused. */
@Tag("slow")
class PackagingTest {

    private static final Path JAVA = Path.of(System.getProperty("java.home"));

    @TempDir
    static Path directory;

    /** The library, its plug-ins, what these need, and the program that asks. */
    private static List<Path> places = List.of();

    @BeforeAll
    static void find() {
        places = Jars.ofThisProgram().stream()
                .filter(place -> !place.toString().contains("spring-boot"))
                .toList();
    }

    @Test
    void inOneJar() throws IOException, InterruptedException {
        Path jar = Jars.write(
                directory.resolve("fat.jar"), Map.of("Main-Class", Probe.class.getName()), Jars.merged(places));
        assertThat(run(JAVA, "java", "-jar", jar.toString())).containsExactly(Probe.plugins());
    }

    /** Jars in a jar, with the class loader that Spring Boot brings. */
    @Test
    void inAJarOfSpringBoot() throws IOException, InterruptedException {
        Path loader = Jars.ofThisProgram().stream()
                .filter(place -> place.toString().contains("spring-boot-loader"))
                .findFirst()
                .orElseThrow();
        Map<String, byte[]> files = new LinkedHashMap<>(Jars.files(loader));
        List<Path> jars = Jars.packed(places, Files.createDirectory(directory.resolve("boot")));
        for (int i = 0; i < jars.size(); i++) {
            files.put("BOOT-INF/lib/" + i + ".jar", Files.readAllBytes(jars.get(i)));
        }
        Map<String, String> attributes = Map.of(
                "Main-Class", "org.springframework.boot.loader.launch.JarLauncher",
                "Start-Class", Probe.class.getName(),
                "Spring-Boot-Classes", "BOOT-INF/classes/",
                "Spring-Boot-Lib", "BOOT-INF/lib/");
        Path jar = Jars.write(directory.resolve("boot.jar"), attributes, files);
        assertThat(run(JAVA, "java", "-jar", jar.toString())).containsExactly(Probe.plugins());
    }

    /** As a server of applications does it: nothing is on the class path, and the thread has no loader of its own. */
    @Test
    void underALoaderOfItsOwn() throws ReflectiveOperationException, IOException {
        List<URL> urls = new ArrayList<>();
        for (Path place : places) {
            urls.add(place.toUri().toURL());
        }
        try (URLClassLoader loader =
                new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            var plugins = loader.loadClass(Probe.class.getName()).getDeclaredMethod("plugins");
            plugins.setAccessible(true);
            assertThat(plugins.invoke(null)).isEqualTo(Probe.plugins());
        }
    }

    /** The modules are in the runtime itself, and the program is on its class path. */
    @Test
    void inARuntimeOfItsOwn() throws IOException, InterruptedException {
        assumeTrue(Files.isDirectory(JAVA.resolve("jmods")), "this Java has no modules to make a runtime of");
        List<Path> jars = Jars.packed(places, Files.createDirectory(directory.resolve("modules")));
        Path image = directory.resolve("image");
        run(
                JAVA,
                "jlink",
                "--module-path",
                path(jars.stream().filter(PackagingTest::isModule).toList()),
                "--add-modules",
                "org.slf4j.simple," + String.join(",", plugins(jars)),
                "--output",
                image.toString());
        Path program = Path.of(
                Probe.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        assertThat(run(image, "java", "-cp", program.toString(), Probe.class.getName()))
                .containsExactly(Probe.plugins());
    }

    /** The modules that provide a game or an engine. */
    private static List<String> plugins(List<Path> jars) {
        return jars.stream()
                .filter(PackagingTest::isModule)
                .map(PackagingTest::module)
                .filter(module ->
                        module.provides().stream().anyMatch(its -> its.service().startsWith("dev.foregone.spi.")))
                .map(ModuleDescriptor::name)
                .toList();
    }

    private static boolean isModule(Path jar) {
        return !module(jar).isAutomatic();
    }

    private static ModuleDescriptor module(Path jar) {
        return ModuleFinder.of(jar).findAll().stream()
                .map(ModuleReference::descriptor)
                .findFirst()
                .orElseThrow();
    }

    private static String path(List<Path> places) {
        return places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** What a program prints, problems included. */
    private static List<String> run(Path home, String tool, String... arguments)
            throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(home.resolve("bin").resolve(tool).toString()));
        command.addAll(List.of(arguments));
        Path said = directory.resolve("said.txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        List<String> lines = Files.readAllLines(said, StandardCharsets.UTF_8);
        assertThat(process.exitValue()).as(String.join("\n", lines)).isZero();
        return lines;
    }
}
