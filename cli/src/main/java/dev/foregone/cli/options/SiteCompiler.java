package dev.foregone.cli.options;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The jars that make a page without a server, foregone-web and what it needs, in a class loader of their own: no other
 * command has them on its class path.
 *
 * @param jars the jars, and the plug-ins of the user
 */
public record SiteCompiler(List<Path> jars) {

    private static final String BUILDER = "dev.foregone.web.site.SiteBuilder";
    private static final MethodType BUILD = MethodType.methodType(List.class, List.class, String.class, String.class);
    private static final String MARK = "foregone-web-";

    /** Finds it in a directory, or beside the jars of the command. */
    public static SiteCompiler in(@Nullable String directory, PluginPath plugins) throws IOException {
        Path found = directory != null ? path("--compiler", directory) : beside().orElseThrow(SiteCompiler::missing);
        List<Path> jars = new ArrayList<>(Files.isDirectory(found) ? jarsIn(found) : List.of());
        if (jars.stream().noneMatch(jar -> jar.getFileName().toString().startsWith(MARK))) {
            throw new UsageException("--compiler " + SafeText.quoted(found.toString())
                    + " has no jar of foregone-web\n  accepted: web/target/compiler of a checkout, after"
                    + " mvn -Pweb -Dquick -DskipTests -pl web -am package");
        }
        plugins.elements().stream().flatMap(PluginPath::files).forEach(jars::add);
        return new SiteCompiler(jars);
    }

    /** The path that a user gives. */
    public static Path path(String option, String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException wrong) {
            throw new UsageException(option + " " + SafeText.quoted(name) + " is no path: "
                    + SafeText.line(String.valueOf(wrong.getMessage()), 200) + "\n  accepted: the name of a directory");
        }
    }

    private static UsageException missing() {
        return new UsageException("the compiler for browsers is not in this installation"
                + "\n  accepted: an archive of the command line that was made with -Pweb; or in a checkout"
                + " mvn -Pweb -Dquick -DskipTests -pl web -am package, and --compiler web/target/compiler");
    }

    /** The directory "site" beside the jars of the command line, or in their "lib". */
    private static Optional<Path> beside() {
        try {
            Path jar = Path.of(SiteCompiler.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return Stream.of(
                            jar.resolveSibling("site"),
                            jar.resolveSibling("lib").resolve("site"))
                    .filter(Files::isDirectory)
                    .findFirst();
        } catch (URISyntaxException impossible) {
            return Optional.empty();
        }
    }

    private static List<Path> jarsIn(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    /** Makes the page in an empty directory; the answer is what is wrong with the games or the engines. */
    public List<String> build(Path directory, String address) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(urls(), ClassLoader.getPlatformClassLoader())) {
            thread.setContextClassLoader(loader);
            MethodHandle build = MethodHandles.publicLookup().findStatic(loader.loadClass(BUILDER), "build", BUILD);
            return answer(build, directory, address);
        } catch (ReflectiveOperationException | IOException unusable) {
            throw new FileFailure("the page cannot be made: " + SafeText.line(unusable.toString(), 300)
                    + "\n  a compiler of the same version is needed, a disk with room, and plug-ins that can be read");
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @SuppressWarnings("unchecked") // BUILD says so
    private List<String> answer(MethodHandle build, Path directory, String address) throws IOException {
        List<String> classPath = jars.stream().map(Path::toString).toList();
        try {
            return (List<String>) build.invoke(classPath, directory.toString(), address);
        } catch (IOException | RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private URL[] urls() throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        for (Path jar : jars) {
            urls.add(jar.toUri().toURL());
        }
        return urls.toArray(URL[]::new);
    }
}
