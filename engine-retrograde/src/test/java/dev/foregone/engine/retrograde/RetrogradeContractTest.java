package dev.foregone.engine.retrograde;

import dev.foregone.spi.Engine;
import dev.foregone.testkit.EngineContract;
import dev.foregone.testkit.build.Thorough;

class RetrogradeContractTest extends EngineContract {

    @Override
    protected Engine engine() {
        return new RetrogradeEngine();
    }

    @Override
    protected int randomGames() {
        return Thorough.orFew(120, 60);
    }
}
