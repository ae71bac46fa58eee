package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The API and a plug-in have a class loader of their own, as in an executable jar; threads have another. Its parent is not
 * the platform's class loader, which sees the module under test.
 */
class ContextLoaderTest {

    private static final String FOUND = "[own]\n[java.net.URLClassLoader]";

    @TempDir
    static Path directory;

    private static URLClassLoader own;

    @BeforeAll
    static void makeTheLoader() throws IOException {
        List<URL> jars = new ArrayList<>();
        for (String each : PluginJar.apiPath().split(File.pathSeparator)) {
            jars.add(Path.of(each).toUri().toURL());
        }
        jars.add(plugin("own.Own", "own"));
        jars.add(PluginJar.at(directory, "probe.jar")
                .source("probe.Probe", """
                        package probe;
                        import dev.foregone.registry.Engines;
                        public final class Probe implements java.util.concurrent.Callable<String> {
                            public String call() {
                                Engines engines = Engines.load();
                                return engines.ids() + "\\n" + engines.report().searched();
                            }
                        }
                        """)
                .build()
                .toUri()
                .toURL());
        own = new URLClassLoader(jars.toArray(URL[]::new), null);
    }

    @AfterAll
    static void closeTheLoader() throws IOException {
        own.close();
    }

    @Test
    void aThreadOfTheCommonPoolFindsThem() {
        assertThat(CompletableFuture.supplyAsync(ContextLoaderTest::probe).join())
                .isEqualTo(FOUND);
        assertThat(Stream.of(1, 2, 3, 4).parallel().map(each -> probe())).containsOnly(FOUND);
    }

    @Test
    void aContextLoaderThatDoesNotSeeTheApiDoesNotMatter() {
        ClassLoader failing = new ClassLoader(null) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) {
                throw new IllegalStateException("stopped");
            }
        };
        assertThat(probeWith(ClassLoader.getPlatformClassLoader())).isEqualTo(FOUND);
        assertThat(probeWith(null)).isEqualTo(FOUND);
        assertThat(probeWith(failing)).isEqualTo(FOUND);
    }

    /** As where plug-ins come after the application. */
    @Test
    void aContextLoaderThatSeesTheApiIsSearched() throws IOException {
        try (URLClassLoader child = new URLClassLoader(new URL[] {plugin("more.More", "more")}, own)) {
            assertThat(probeWith(child)).isEqualTo("[more, own]\n[java.net.URLClassLoader, java.net.URLClassLoader]");
        }
    }

    @Test
    void aLookUpWhereThereIsNoPluginSaysWhatWasSearched() {
        Games games = Games.load(ClassLoader.getPlatformClassLoader());
        assertThatThrownBy(() -> games.get("chess"))
                .hasMessageEndingWith("to the class path or the module path; report() lists every jar\n"
                        + "  searched: jdk.internal.loader.ClassLoaders$PlatformClassLoader");
        assertThat(Games.load(ModuleLayer.empty()).report().searched()).containsExactly("the modules ");
        assertThat(Games.of().report().searched()).isEmpty();
    }

    private static URL plugin(String className, String id) throws IOException {
        return PluginJar.good(directory, id + ".jar", className, "\"" + id + "\"")
                .toUri()
                .toURL();
    }

    private static String probeWith(@Nullable ClassLoader context) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(context);
        try {
            return probe();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static String probe() {
        try {
            return (String) own.loadClass("probe.Probe")
                    .asSubclass(Callable.class)
                    .getConstructor()
                    .newInstance()
                    .call();
        } catch (Exception unexpected) {
            throw new CompletionException(unexpected);
        }
    }
}
