package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Bundled;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract looks whether the strategies that a game brings are there. */
class BrokenStrategiesTest {

    private static final String TEST = "bundledStrategiesAreThere";

    @TempDir
    private Path directory;

    private static final class Bringing extends Piles implements Bundled {

        private final List<URL> strategies;

        Bringing(URL... strategies) {
            this.strategies = Arrays.asList(strategies);
        }

        @Override
        public List<URL> strategies() {
            return strategies;
        }
    }

    private String rejection(String text) throws IOException {
        PilesContract.subject = new Bringing(file(text));
        return Contracts.rejection(PilesContract.class, TEST);
    }

    private URL file(String text) throws IOException {
        return Files.writeString(directory.resolve("a.strategy"), text).toUri().toURL();
    }

    @Test
    void acceptsOneThatIsThere() throws IOException {
        PilesContract.subject = new Bringing(file("foregone strategy 1\ngame piles\nroot 3,3 first\n"));
        new PilesContract().bundledStrategiesAreThere();
    }

    @Test
    void rejectsWhatIsMissingOrSomethingElse() throws IOException {
        PilesContract.subject = new Bringing((URL) null);
        assertThat(Contracts.rejection(PilesContract.class, TEST)).contains("strategies(): it lists a null\n  getRes");
        assertThat(rejection("foregone strategy 1\ngame pile\n"))
                .contains("does not begin as a strategy of this game\n  copy");
        assertThat(rejection("a letter")).contains("does not begin as a strategy of this game");
        URL missing = directory.resolve("missing").toUri().toURL();
        PilesContract.subject = new Bringing(missing);
        assertThat(Contracts.rejection(PilesContract.class, TEST)).contains(missing + " cannot be read: ");
    }

    @Test
    void skipsAGameThatBringsNone() {
        PilesContract.subject = new Piles();
        assertThat(Contracts.reasonToSkip(PilesContract.class, TEST)).contains("game 'piles' brings no strategies");
    }
}
