package com.example.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.foregone.api.GameValue;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NimTest {

    /** Bouton's theorem: the player to move wins unless the sizes of the heaps cancel out in binary. */
    @ParameterizedTest
    @ValueSource(strings = {"minimax", "alpha-beta", "memo"})
    void boutonsTheoremHolds(String engine) {
        try (Solver<Heaps, Take> solver = Engines.load().get(engine).open(new NimGame())) {
            for (int code = 0; code < 4 * 4 * 4; code++) {
                List<Integer> stones = List.of(code / 16, code / 4 % 4, code % 4);
                boolean cancels = (stones.get(0) ^ stones.get(1) ^ stones.get(2)) == 0;
                assertEquals(
                        cancels ? GameValue.LOSS : GameValue.WIN,
                        solver.solve(new Heaps(stones)).value(),
                        stones::toString);
            }
        }
    }

    @Test
    void stonesAreTakenByAClickOnTheLowest() {
        NimGame nim = new NimGame();
        Heaps heaps = new Heaps(List.of(1, 0, 3));
        assertEquals(String.join("\n", "    *", "    *", "*   *", "1 2 3"), nim.draw(heaps));
        assertEquals(List.of("3-2"), nim.clicks(heaps, new Take(3, 2)));
    }
}
