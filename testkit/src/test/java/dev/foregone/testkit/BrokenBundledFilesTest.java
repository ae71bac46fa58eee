package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.PluginException;
import dev.foregone.cells.Boards;
import dev.foregone.spi.Bundled;
import dev.foregone.weights.Patterns;
import dev.foregone.weights.Weights;
import dev.foregone.weights.WeightsHeader;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract looks whether the strategies and weights that a game brings are there. */
class BrokenBundledFilesTest {

    private static final String TEST = "bundledFilesAreThere";

    @TempDir
    private Path directory;

    private static final class Bringing extends Piles implements Bundled {

        private final List<URL> strategies;
        private final List<URL> weights;

        private Bringing(List<URL> strategies, List<URL> weights) {
            this.strategies = strategies;
            this.weights = weights;
        }

        static Bringing strategy(URL file) {
            return new Bringing(Arrays.asList(file), List.of());
        }

        static Bringing weights(URL file) {
            return new Bringing(List.of(), Arrays.asList(file));
        }

        @Override
        public List<URL> strategies() {
            return strategies;
        }

        @Override
        public List<URL> weights() {
            return weights;
        }
    }

    private String rejection(String text) throws IOException {
        PilesContract.subject = Bringing.strategy(file(text));
        return Contracts.rejection(PilesContract.class, TEST);
    }

    private URL file(String text) throws IOException {
        return Files.writeString(directory.resolve("a.strategy"), text).toUri().toURL();
    }

    @Test
    void acceptsOneThatIsThere() throws IOException {
        PilesContract.subject = Bringing.strategy(file("foregone strategy 1\ngame piles\nroot 3,3 first\n"));
        new PilesContract().bundledFilesAreThere();
    }

    @Test
    void rejectsWhatIsMissingOrSomethingElse() throws IOException {
        PilesContract.subject = Bringing.strategy(null);
        assertThat(Contracts.rejection(PilesContract.class, TEST)).contains("strategies(): it lists a null\n  getRes");
        assertThat(rejection("foregone strategy 1\ngame pile\n"))
                .contains("is no such file of this game\n  copy the file that 'foregone strategy build");
        assertThat(rejection("a letter")).contains("is no such file of this game");
        URL missing = directory.resolve("missing").toUri().toURL();
        PilesContract.subject = Bringing.strategy(missing);
        assertThat(Contracts.rejection(PilesContract.class, TEST)).contains(missing + " cannot be read: ");
    }

    /** As {@code List.of} does with a resource that is not there. */
    private static final class Throwing extends Piles implements Bundled {

        @Override
        public List<URL> weights() {
            return List.of(Throwing.class.getResource("missing.weights"));
        }
    }

    @Test
    void rejectsWeightsThatAreMissingDamagedOrAnotherGames() throws IOException {
        PilesContract.subject = Bringing.weights(null);
        assertThat(Contracts.rejection(PilesContract.class, TEST)).contains("weights(): it lists a null\n  getRes");
        PilesContract.subject = new Throwing();
        assertThat(Contracts.rejection(PilesContract.class, TEST)).contains("weights()", "getResource() answers null");
        PilesContract.subject = Bringing.weights(file("a letter"));
        assertThat(Contracts.rejection(PilesContract.class, TEST))
                .contains("is no such file of this game\n  copy the file that 'foregone train piles' wrote");
        PilesContract.subject = Bringing.weights(write(weightsOf("pile")));
        assertThat(Contracts.rejection(PilesContract.class, TEST)).contains("is no such file of this game");
        PilesContract.subject = Bringing.weights(write(weightsOf("piles")));
        new PilesContract().bundledFilesAreThere();
    }

    /** One cell that stands for nothing. */
    private static Weights weightsOf(String game) {
        Patterns patterns = new Patterns(1, new byte[] {0, 1}, List.of(), List.of());
        return new Weights(new WeightsHeader(game, "start", 7, "a story"), patterns, new short[patterns.count()], 0);
    }

    private URL write(Weights weights) throws IOException {
        return Files.write(directory.resolve("a.weights"), weights.toBytes())
                .toUri()
                .toURL();
    }

    @Test
    void whoeverUsesMissingWeightsIsToldWhoListsThem() {
        Bringing game = Bringing.weights(null);
        assertThatThrownBy(() -> new Boards<>(game).weights(Optional.empty(), game.initialState()))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("game 'piles'")
                .hasMessageContaining("weights() lists a null");
    }

    @Test
    void skipsAGameThatBringsNone() {
        PilesContract.subject = new Piles();
        assertThat(Contracts.reasonToSkip(PilesContract.class, TEST)).contains("game 'piles' brings no files");
    }
}
