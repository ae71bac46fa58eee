package com.example.nim;

import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import java.util.List;

/** Nim does what every game must do. */
class NimContractTest extends GameContract<Heaps, Take> {

    @Override
    protected Game<Heaps, Take> game() {
        return new NimGame();
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of("", "1,-2", "1,,2", "1,2,", "one", "1 2", "9999");
    }
}
