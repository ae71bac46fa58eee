package dev.foregone.testkit.state;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.spi.Bundled;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.weights.InvalidWeightsException;
import dev.foregone.weights.Weights;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Whether the strategies and weights that a game brings are there, and are of that game. What strategies prove is not checked: the
 * module {@code strategy} does that, whose own tests need this one.
 */
public record BundledFiles(Game<?, ?> game) {

    private static final int HEAD = 1_000;

    private static final String MISSING =
            "getResource() answers null if there is no such file: put it beside the class that is asked";

    @FunctionalInterface
    private interface Reader {

        /** Whether a file is of the game. */
        boolean isOfTheGame(URL file) throws IOException;
    }

    public void areThere() {
        assumeTrue(game instanceof Bundled, () -> "the game '" + game.id() + "' brings no files");
        Bundled brings = (Bundled) game;
        areThere("strategies()", brings::strategies, "strategy build", this::beginsAsStrategy);
        areThere("weights()", brings::weights, "train", this::areWeights);
    }

    private void areThere(String method, Supplier<List<URL>> files, String command, Reader reader) {
        Check check = Check.game(game).and(method);
        for (@Nullable URL each : check.answers(files, "the list of files", MISSING)) {
            check.holds(each != null, "it lists a null", MISSING);
            try {
                check.holds(
                        reader.isOfTheGame(each),
                        each + " is no such file of this game",
                        "copy the file that 'foregone " + command + " " + game.id() + "' wrote, as it is");
            } catch (IOException unreadable) {
                check.fault(each + " cannot be read: " + unreadable, "name a file that is in the jar");
            }
        }
    }

    private boolean beginsAsStrategy(URL file) throws IOException {
        try (InputStream in = file.openStream()) {
            String head = new String(in.readNBytes(HEAD), StandardCharsets.ISO_8859_1);
            return head.startsWith("foregone strategy ") && head.contains("\ngame " + game.id() + "\n");
        }
    }

    private boolean areWeights(URL file) throws IOException {
        try {
            return Weights.read(file).header().game().equals(game.id());
        } catch (InvalidWeightsException damaged) {
            return false;
        }
    }
}
