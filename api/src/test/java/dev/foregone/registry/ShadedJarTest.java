package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.registry.DiscoveryReport.Problem;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One jar made of several, of whose services files only one is left: the report names what was lost. */
class ShadedJarTest {

    private static final String KEPT = "dev.foregone.engine.kept.KeptEngine";
    private static final String LOST = "dev.foregone.engine.lost.deeper.LostEngine";

    @TempDir
    Path directory;

    private PluginJar shaded() {
        return PluginJar.at(directory, "shaded.jar")
                .engine(KEPT, "\"kept\"")
                .engine(LOST, "\"lost\"")
                .engine("dev.foregone.games.lost.NoEngine", "\"none\"")
                .resource("dev/foregone/spi/Game.class", new byte[0]);
    }

    @Test
    void anEnginesPackageThatNoServicesFileNames() {
        Path jar = shaded().declares(KEPT).build();
        Engines engines = new ClassPath(directory).around(jar);
        assertThat(engines.ids()).containsExactly("first", "kept", "last");
        assertThat(engines.report().rejected())
                .extracting(Entry::provider, Entry::source)
                .containsExactly(tuple("dev.foregone.engine.lost", jar.toString()));
        Problem problem = engines.report().rejected().get(0).problem().orElseThrow();
        assertThat(problem.reason()).contains("no services file names a class of this package");
        assertThat(problem.remedy()).contains("META-INF/services/dev.foregone.spi.Engine");
    }

    @Test
    void nothingIsLostWhereServicesFilesWereMerged() {
        Path jar = shaded().declares(KEPT, LOST).build();
        assertThat(ClassPath.only(jar).ids()).containsExactly("kept", "lost");
        assertThat(ClassPath.only(jar).report().rejected()).isEmpty();
    }

    /** A jar of tests, or of sources, beside that of the plug-in. */
    @Test
    void anotherJarMayNameIt() {
        Path declaring = shaded().declares(KEPT, LOST).build();
        Path tests = PluginJar.at(directory, "tests.jar")
                .source(
                        "dev.foregone.engine.kept.Helper",
                        "package dev.foregone.engine.kept; public final class Helper { }")
                .resource("dev/foregone/engine/", new byte[0])
                .resource("dev/foregone/engine/other/Other.java", new byte[0])
                .build();
        assertThat(ClassPath.only(declaring, tests).report().rejected()).isEmpty();
    }
}
