package com.example.nim;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import java.util.List;
import java.util.Map;

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

    /** Who takes the last stone has won: the other has nothing to take. */
    @Override
    protected Map<Heaps, GameValue> knownValues() {
        return Map.of(game().parse("0,0,0"), GameValue.LOSS, game().parse("0,3,0"), GameValue.WIN);
    }
}
