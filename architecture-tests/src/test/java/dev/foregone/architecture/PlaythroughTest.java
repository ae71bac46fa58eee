package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.foregone.registry.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One playthrough of each game is kept as text, so that a change of its rules shows as a difference that people can read.
 * A change that is meant writes the files anew: {@code mvn test -pl architecture-tests -am -Dtest=PlaythroughTest
 * -Dsurefire.failIfNoSpecifiedTests=false -Dforegone.playthroughs=renew}.
 */
final class PlaythroughTest {

    private static final Path FILES =
            Path.of(System.getProperty("foregone.root", ".."), "architecture-tests/src/test/resources/playthroughs");
    private static final boolean RENEW = "renew".equals(System.getProperty("foregone.playthroughs"));
    private static final String HOW_TO_RENEW =
            "if the rules were meant to change, run this test with -Dforegone.playthroughs=renew and look at the difference";

    static List<String> games() {
        return Games.load().ids().stream().sorted().toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void goesAsItDid(String id) throws IOException {
        Path file = FILES.resolve(id + ".txt");
        String now = Playthrough.of(Games.load().get(id));
        if (RENEW) {
            Files.createDirectories(FILES);
            Files.writeString(file, now);
        }
        assertThat(file)
                .as("the game '%s' has no playthrough yet: run this test with -Dforegone.playthroughs=renew", id)
                .exists();
        assertThat(now).as("%s: %s", file, HOW_TO_RENEW).isEqualTo(Files.readString(file));
    }

    @Test
    void everyFileIsThatOfAGame() throws IOException {
        assumeFalse(RENEW, "files are being written");
        try (Stream<Path> files = Files.list(FILES)) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".txt", "")))
                    .containsExactlyInAnyOrderElementsOf(games());
        }
    }
}
