package dev.foregone.search.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProbePolicyTest {

    private static final int MANY = 10_000;
    private static final int OUT_OF_SAMPLE = 1;

    @Test
    void looksThatSaveNothingStopButForASample() {
        ProbePolicy use = new ProbePolicy(1);
        assertThat(use.pays(3)).isTrue();
        probes(use, 3, 0);
        assertThat(use.pays(3)).isFalse();
        assertThat(use.samples(0, 3)).isTrue();
        assertThat(use.samples(OUT_OF_SAMPLE, 3)).isFalse();
        assertThat(use.samples(OUT_OF_SAMPLE, 15))
                .as("now and then all of a ply")
                .isTrue();
        assertThat(use.pays(4)).as("each ply for itself").isTrue();
    }

    @Test
    void looksBeginAgainWhenTheSamplePays() {
        ProbePolicy use = new ProbePolicy(1);
        probes(use, 3, 0);
        probes(use, 3, 5);
        assertThat(use.pays(3)).isTrue();
    }

    @Test
    void whereALookIsFreeItIsAlwaysTaken() {
        ProbePolicy use = new ProbePolicy(0);
        probes(use, 3, 0);
        assertThat(use.pays(3)).isTrue();
    }

    @Test
    void deepPliesAreJudgedTogether() {
        ProbePolicy use = new ProbePolicy(1);
        probes(use, 1_500, 0);
        assertThat(use.pays(900)).isFalse();
    }

    private static void probes(ProbePolicy use, int ply, long saved) {
        for (int i = 0; i < MANY; i++) {
            use.looked(ply, saved);
        }
    }
}
