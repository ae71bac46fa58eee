package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrincipalVariationTest {

    private final PrincipalVariation line = new PrincipalVariation();

    @Test
    void aMoveIsFollowedByWhatWasBestAfterIt() {
        line.begin(2, 7);
        line.begin(1, 8);
        line.begin(0, 9);
        assertThat(line.moves()).containsExactly(9, 8, 7);
    }

    @Test
    void whatIsClearedDoesNotFollow() {
        line.begin(2, 7);
        line.begin(1, 8);
        line.clear(2);
        line.begin(1, 6);
        line.begin(0, 9);
        assertThat(line.moves()).containsExactly(9, 6);
    }

    @Test
    void aLongLineIsCut() {
        for (int ply = 100; ply >= 0; ply--) {
            line.clear(ply);
            line.begin(ply, ply);
        }
        assertThat(line.moves()).startsWith(0, 1, 2).hasSize(64).endsWith(63);
    }
}
