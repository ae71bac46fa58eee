package dev.foregone.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LookupTest {

    private static final List<String> IDS = List.of("alpha-beta", "memo", "minimax");

    @Test
    void theNearestIdIsSuggestedIfItIsNear() {
        assertThat(Lookup.nearest("ALPHA_BETA", IDS)).contains("alpha-beta");
        assertThat(Lookup.nearest("minmax", IDS)).contains("minimax");
        assertThat(Lookup.nearest("meno", IDS)).contains("memo");
        assertThat(Lookup.nearest("stockfish", IDS)).isEmpty();
        assertThat(Lookup.nearest("memo", List.of())).isEmpty();
        assertThat(Lookup.nearest("memo".repeat(100_000), IDS)).isEmpty();
    }
}
