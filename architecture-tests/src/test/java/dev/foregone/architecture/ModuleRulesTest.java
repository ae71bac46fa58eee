package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ModuleRulesTest {

    static List<ModuleReference> modules() {
        return Modules.ours();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void servicesFilesEqualProvides(ModuleReference module) {
        assertThat(ModuleRules.servicesFilesEqualProvides(module)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void exportsFitTheKind(ModuleReference module) {
        assertThat(ModuleRules.exportsFitTheKind(module.descriptor())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void pluginsProvideSomething(ModuleReference module) {
        assertThat(ModuleRules.pluginsProvideSomething(module.descriptor())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void readsFitTheKind(ModuleReference module) {
        assertThat(ModuleRules.readsFitTheKind(module.descriptor())).isEmpty();
    }

    @Test
    void theApiShowsValuesContractsAndTheRegistry() {
        ModuleDescriptor api = Modules.ours().stream()
                .map(ModuleReference::descriptor)
                .filter(module -> module.name().equals("dev.foregone.api"))
                .findFirst()
                .orElseThrow();
        assertThat(api.exports().stream().filter(exports -> !exports.isQualified()))
                .extracting(Exports::source)
                .containsExactlyInAnyOrder(
                        "dev.foregone.api",
                        "dev.foregone.board",
                        "dev.foregone.diagram",
                        "dev.foregone.spi",
                        "dev.foregone.spi.rank",
                        "dev.foregone.registry",
                        "dev.foregone.weights",
                        "dev.foregone.stability",
                        "dev.foregone.value");
    }

    /** Or a release could break who uses that package, and nobody would notice. */
    @Test
    void everyExportedPackageIsComparedWithTheLastRelease() throws IOException {
        String build = Files.readString(Path.of(System.getProperty("foregone.root", ".."), "pom.xml"));
        assertThat(Modules.exported())
                .isNotEmpty()
                .allSatisfy(name -> assertThat(build).contains("<include>" + name + "</include>"));
    }

    @Test
    void aServicesFileThatSaysLessThanProvidesIsFound(@TempDir Path directory) throws IOException {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.writeString(services.resolve("example.Service"), "example.First\n# example.Second\n");
        ModuleDescriptor descriptor = ModuleDescriptor.newModule("example")
                .packages(Set.of("example"))
                .provides("example.Service", List.of("example.First", "example.Second"))
                .build();

        assertThat(ModuleRules.servicesFilesEqualProvides(new ModuleInDirectory(descriptor, directory)))
                .singleElement()
                .asString()
                .contains("provides {example.Service=[example.First, example.Second]}")
                .contains("services files say {example.Service=[example.First]}");
    }

    @Test
    void anEngineThatExportsIsFound() {
        ModuleDescriptor module = ModuleDescriptor.newModule("dev.foregone.engine.open")
                .exports("dev.foregone.engine.open")
                .build();

        assertThat(ModuleRules.exportsFitTheKind(module))
                .singleElement()
                .asString()
                .contains("asked for by its id");
    }

    @Test
    void aGameThatExportsNothingIsFound() {
        ModuleDescriptor module = ModuleDescriptor.newModule("dev.foregone.games.hidden")
                .packages(Set.of("dev.foregone.games.hidden"))
                .build();

        assertThat(ModuleRules.exportsFitTheKind(module))
                .singleElement()
                .asString()
                .contains("does not export");
    }

    @Test
    void aGameThatReadsTheSearchIsFound() {
        ModuleDescriptor module = ModuleDescriptor.newModule("dev.foregone.games.nosy")
                .requires("dev.foregone.api")
                .requires("dev.foregone.search")
                .build();

        assertThat(ModuleRules.readsFitTheKind(module))
                .containsExactly("dev.foregone.games.nosy reads [dev.foregone.search], which is not for it");
    }

    @Test
    void anOpponentThatReadsAnEngineIsFound() {
        ModuleDescriptor module = ModuleDescriptor.newModule("dev.foregone.play")
                .requires("dev.foregone.api")
                .requires("dev.foregone.engine.memo")
                .build();

        assertThat(ModuleRules.readsFitTheKind(module))
                .containsExactly("dev.foregone.play reads [dev.foregone.engine.memo], which is not for it");
    }

    @Test
    void aPluginThatProvidesNothingIsFound() {
        ModuleDescriptor module =
                ModuleDescriptor.newModule("dev.foregone.games.idle").build();

        assertThat(ModuleRules.pluginsProvideSomething(module))
                .singleElement()
                .asString()
                .contains("provides nothing");
    }

    /** A module whose descriptor says one thing and whose files may say another. */
    private static final class ModuleInDirectory extends ModuleReference {

        private final Path directory;

        ModuleInDirectory(ModuleDescriptor descriptor, Path directory) {
            super(descriptor, directory.toUri());
            this.directory = directory;
        }

        @Override
        public ModuleReader open() {
            return new ModuleReader() {
                @Override
                public Optional<URI> find(String name) {
                    return Optional.of(directory.resolve(name).toUri());
                }

                @Override
                public Stream<String> list() throws IOException {
                    try (Stream<Path> files = Files.walk(directory)) {
                        return files
                                .filter(Files::isRegularFile)
                                .map(file -> directory.relativize(file).toString())
                                .toList()
                                .stream();
                    }
                }

                @Override
                public void close() {}
            };
        }
    }
}
