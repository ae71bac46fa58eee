package dev.foregone.testkit.game;

import static org.junit.jupiter.api.Assertions.fail;

import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import org.junit.jupiter.api.Test;

/** The contract with two tests more, which fail in the same words for reasons of their own. */
public final class AuthorsContract extends GameContract<HexapawnBoard, HexapawnMove> {

    /** For JUnit. */
    public AuthorsContract() {}

    @Override
    protected Game<HexapawnBoard, HexapawnMove> game() {
        return new Hexapawn(3, 3);
    }

    @Test
    void one() {
        fail("wrong");
    }

    @Test
    void other() {
        fail("wrong");
    }
}
