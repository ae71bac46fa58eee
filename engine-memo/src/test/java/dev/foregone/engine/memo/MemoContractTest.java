package dev.foregone.engine.memo;

import dev.foregone.spi.Engine;
import dev.foregone.testkit.EngineContract;

class MemoContractTest extends EngineContract {

    @Override
    protected Engine engine() {
        return new MemoEngine();
    }
}
