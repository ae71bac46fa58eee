package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.Engines;
import dev.foregone.testkit.BoundsAttack;
import dev.foregone.testkit.build.Thorough;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Attacks all engines with random questions about random games. {@code -Dforegone.attack.games=1000000} says how many games,
 * {@code -Dforegone.attack.seed} the first of their seeds, which a failure names.
 */
final class BoundsAttackTest {

    private static final long GAMES = Long.getLong("foregone.attack.games", Thorough.orFew(6_000, 600));
    private static final long SEED = Long.getLong("foregone.attack.seed", 1);

    /** As long as it takes: a million games are some hours. */
    @Timeout(value = 1, unit = TimeUnit.DAYS)
    @Test
    void allThatIsProvedIsTrue() {
        BoundsAttack attack = new BoundsAttack(Engines.load().all());
        long asked = LongStream.range(SEED, SEED + GAMES).filter(attack::game).count();
        assertThat(asked).isGreaterThan(GAMES / 3);
    }
}
