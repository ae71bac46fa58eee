package dev.foregone.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import dev.foregone.registry.Games;
import dev.foregone.web.site.SiteBuilder;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code foregone site} makes is what Maven makes, and a page of each game. */
@Tag("slow")
class SiteBuilderTest {

    @Test
    void aSiteOfAllGames(@TempDir Path site) throws IOException {
        assertThat(SiteBuilder.build(classPath(), site.toString(), "https://example.org/"))
                .isEmpty();
        assertThat(names(site)).containsAll(names(StaticSite.FILES)).contains("games");
        assertThat(Files.size(site.resolve("foregone.wasm")))
                .isCloseTo(Files.size(StaticSite.FILES.resolve("foregone.wasm")), withPercentage(2));
        assertThat(names(site.resolve("games"))).hasSize(2 * Games.load().ids().size());
        assertThat(Files.readString(site.resolve("games/connectfour.html")))
                .contains(
                        "<meta property=\"og:title\" content=\"Connect Four\">",
                        "content=\"https://example.org/games/connectfour.svg\"",
                        "url=../#connectfour");
    }

    /** Where the tests' own class path may be in the manifest of a jar, Surefire names it. */
    private static List<String> classPath() {
        String usual = System.getProperty("java.class.path");
        return List.of(System.getProperty("surefire.test.class.path", usual).split(File.pathSeparator));
    }

    private static List<String> names(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
