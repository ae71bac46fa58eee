package dev.foregone.engine.minimax;

import dev.foregone.spi.Engine;
import dev.foregone.testkit.EngineContract;

class AlphaBetaContractTest extends EngineContract {

    @Override
    protected Engine engine() {
        return new AlphaBetaEngine();
    }
}
