package dev.foregone.engine.retrograde;

import dev.foregone.spi.Engine;
import dev.foregone.testkit.EngineContract;

class RetrogradeContractTest extends EngineContract {

    @Override
    protected Engine engine() {
        return new RetrogradeEngine();
    }

    @Override
    protected int randomGames() {
        return Boolean.getBoolean("foregone.thorough") ? 1_000 : 120;
    }
}
