package dev.foregone.engine.retrograde;

import dev.foregone.spi.Engine;
import dev.foregone.testkit.EngineContract;
import org.junit.jupiter.api.Tag;

/** Where a game is too large for it, it has to notice; that takes its time. */
@Tag("slow")
class RetrogradeContractTest extends EngineContract {

    @Override
    protected Engine engine() {
        return new RetrogradeEngine();
    }

    @Override
    protected int randomGames() {
        return 120;
    }
}
