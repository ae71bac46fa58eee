package dev.foregone.testkit;

import dev.foregone.spi.Game;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import java.util.List;

/** The contract as a third party extends it, for one game of piles after another. */
final class PilesContract extends GameContract<State, Take> {

    static Piles subject = new Piles();

    @Override
    protected Game<State, Take> game() {
        return subject;
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of("", "3+3", "3+3 C", "4+0 A", "three");
    }
}
