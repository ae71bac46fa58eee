package dev.foregone.testkit.state;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.spi.Bundled;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether the strategies that a game brings are there, and are of that game. What they prove is not checked: the module
 * {@code strategy} does that, whose own tests need this one.
 */
public record GameStrategies(Game<?, ?> game) {

    private static final int HEAD = 1_000;

    public void areThere() {
        assumeTrue(game instanceof Bundled, () -> "the game '" + game.id() + "' brings no strategies");
        Check check = Check.game(game).and("strategies()");
        List<URL> strategies = ((Bundled) game).strategies();
        for (@Nullable URL each : strategies) {
            check.holds(
                    each != null,
                    "it lists a null",
                    "getResource() answers null if there is no such file: put it beside the class that is asked");
            isOfTheGame(check, each);
        }
    }

    private void isOfTheGame(Check check, URL strategy) {
        try (InputStream in = strategy.openStream()) {
            String head = new String(in.readNBytes(HEAD), StandardCharsets.ISO_8859_1);
            check.holds(
                    head.startsWith("foregone strategy ") && head.contains("\ngame " + game.id() + "\n"),
                    strategy + " does not begin as a strategy of this game",
                    "copy the file that 'foregone strategy build " + game.id() + "' wrote, as it is");
        } catch (IOException unreadable) {
            check.fault(strategy + " cannot be read: " + unreadable, "name a file that is in the jar");
        }
    }
}
