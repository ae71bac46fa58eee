package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.registry.DiscoveryReport.Problem;
import dev.foregone.spi.Engine;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** PluginDiscovery in a module layer, whose modules are jars made here. */
class ModuleDiscoveryTest {

    @TempDir
    static Path directory;

    private static Path good;

    @BeforeAll
    static void makeTheSoundModule() {
        assumeTrue(Engine.class.getModule().isNamed(), "the tests run on the class path");
        good = module("good", "good.Good")
                .engine("good.Good", "\"good\"")
                .declares("good.Good")
                .build();
    }

    @Test
    void modulesAreFoundWithTheirJars() {
        Engines engines = load(good);
        assertThat(engines.ids()).containsExactly("good");
        assertThat(engines.report().entries()).hasSize(1);
        assertThat(engines.report().accepted().get(0).source()).isEqualTo(good.toString());
    }

    @Test
    void aModuleNeedsNoServicesFile() {
        Path bare = module("bare", "bare.Bare").engine("bare.Bare", "\"bare\"").build();
        assertThat(load(good, bare).ids()).containsExactly("bare", "good");
    }

    @Test
    void anAutomaticModuleServesToo() {
        Path plain = PluginJar.good(directory, "plain.jar", "plain.Plain", "\"plain\"");
        assertThat(load(good, plain).ids()).containsExactly("good", "plain");
    }

    /** As on the class path; what Java calls a module of its own making has such a file for its declaration. */
    @Test
    void aClassThatAServicesFileNamesTwiceIsOneEngine() {
        Path twice = PluginJar.at(directory, "twice.jar")
                .engine("twice.Twice", "\"twice\"")
                .declares("twice.Twice", "twice.Twice")
                .build();
        Engines engines = load(good, twice);
        assertThat(engines.ids()).containsExactly("good", "twice");
        assertThat(engines.report().rejected()).isEmpty();
    }

    @Test
    void twoProviderMethodsOfOneTypeMakeTwoEngines() {
        Path factories = PluginJar.at(directory, "factories.jar")
                .source(
                        "module-info",
                        "module factories { requires dev.foregone.api;"
                                + " provides dev.foregone.spi.Engine with factories.One, factories.Two; }")
                .source("factories.One", factory("One", "one"))
                .source("factories.Two", factory("Two", "two"))
                .engine("factories.Made", "id", "private final String id; Made(String id) { this.id = id; }")
                .build();
        Engines engines = load(good, factories);
        assertThat(engines.ids()).containsExactly("good", "one", "two");
        assertThat(engines.report().rejected()).isEmpty();
    }

    private static String factory(String name, String id) {
        return "package factories; public final class " + name + " {"
                + " public static Made provider() { return new Made(\"" + id + "\"); } }";
    }

    @Test
    void aStaticProviderMethodMakesAnEngineOfAnotherClass() {
        Path factory = module("factory", "factory.Factory")
                .source(
                        "factory.Factory",
                        "package factory; public final class Factory {"
                                + " public static Made provider() { return new Made(); } }")
                .engine("factory.Made", "\"made\"")
                .declares("factory.Factory")
                .build();
        Engines engines = load(good, factory);
        assertThat(engines.ids()).containsExactly("good", "made");
        assertThat(engines.report().rejected()).isEmpty();
    }

    @Test
    void aStaticProviderMethodThatThrowsIsReported() {
        Path factory = module("wrong", "wrong.Factory")
                .source(
                        "wrong.Factory",
                        "package wrong; public final class Factory extends Made {"
                                + " public static Made provider() { throw new IllegalStateException(\"no licence\"); } }")
                .source(
                        "wrong.Made",
                        PluginJar.engineSource("wrong.Made", "\"made\"").replace("final ", ""))
                .build();
        Engines engines = load(good, factory);
        assertThat(engines.ids()).containsExactly("good");
        assertThat(engines.report().rejected()).hasSize(1);
        assertThat(engines.report().rejected().get(0).source()).isEqualTo(factory.toString());
        assertThat(engines.report().rejected().get(0)).asString().contains("IllegalStateException: no licence");
    }

    @Test
    void aClassThatIsListedButNotProvidedIsNamed() {
        Path forgetful = PluginJar.at(directory, "forgetful.jar")
                .source("module-info", "module forgetful { requires dev.foregone.api; }")
                .engine("forgetful.Engine1", "\"forgotten\"")
                .declares("forgetful.Engine1")
                .build();
        assertRejected(
                forgetful,
                "forgetful.Engine1",
                "its module forgetful does not provide it",
                "add to its module-info: provides dev.foregone.spi.Engine with forgetful.Engine1");
    }

    @Test
    void aConstructorThatThrows() {
        Path bad = module("bad", "bad.Bad")
                .engine("bad.Bad", "\"bad\"", "public Bad() { throw new IllegalStateException(\"no licence\"); }")
                .declares("bad.Bad")
                .build();
        assertRejected(
                bad,
                "bad.Bad",
                "its constructor threw java.lang.IllegalStateException: no licence",
                "fix its constructor");
    }

    @Test
    void aProvidedClassThatIsMissing() {
        Path hollow = module("hollow", "hollow.Gone")
                .engine("hollow.Gone", "\"gone\"")
                .source("hollow.Rest", "package hollow; class Rest { }")
                .without("hollow.Gone")
                .build();
        assertRejected(hollow, "hollow.Gone", "there is no such class", "correct the name where it is declared");
    }

    @Test
    void aMissingSuperclass() {
        Path orphan = module("orphan", "orphan.Orphan")
                .source("orphan.Orphan", "package orphan; public final class Orphan extends Base { }")
                .source(
                        "orphan.Base",
                        PluginJar.engineSource("orphan.Base", "\"orphan\"").replace("final ", ""))
                .without("orphan.Base")
                .build();
        assertRejected(
                orphan,
                "orphan.Orphan",
                "it needs a class that cannot be loaded: orphan.Base",
                "add the jar with that class, in a version that fits");
    }

    private static PluginJar module(String name, String provider) {
        return PluginJar.at(directory, name + ".jar")
                .source(
                        "module-info",
                        "module " + name + " { requires dev.foregone.api;" + " provides dev.foregone.spi.Engine with "
                                + provider + "; }");
    }

    private static void assertRejected(Path jar, String provider, String reason, String remedy) {
        Engines engines = load(good, jar);
        assertThat(engines.ids()).containsExactly("good");
        List<Entry> rejected = engines.report().rejected();
        assertThat(rejected).hasSize(1);
        assertThat(rejected.get(0).provider()).isEqualTo(provider);
        assertThat(rejected.get(0).source()).isEqualTo(jar.toString());
        assertThat(rejected.get(0).problem().map(Problem::reason)).contains(reason);
        assertThat(rejected.get(0).problem().map(Problem::remedy).orElseThrow()).startsWith(remedy);
    }

    private static Engines load(Path... jars) {
        ModuleLayer parent = Engine.class.getModule().getLayer();
        ModuleFinder finder = ModuleFinder.of(jars);
        List<String> roots = finder.findAll().stream()
                .map(reference -> reference.descriptor().name())
                .toList();
        Configuration configuration = parent.configuration().resolve(finder, ModuleFinder.of(), roots);
        ModuleLayer layer = parent.defineModulesWithOneLoader(configuration, Engine.class.getClassLoader());
        assertThat(layer.modules()).hasSize((int) Stream.of(jars).count());
        return Engines.load(layer);
    }
}
