package dev.foregone.engine.minimax;

import dev.foregone.spi.Engine;
import dev.foregone.testkit.EngineContract;
import dev.foregone.testkit.build.Thorough;
import java.util.OptionalInt;

class MinimaxContractTest extends EngineContract {

    @Override
    protected Engine engine() {
        return new MinimaxEngine();
    }

    @Override
    protected int randomGames() {
        return Thorough.orFew(120, 60);
    }

    @Override
    protected OptionalInt longestLine() {
        return OptionalInt.of(2_000);
    }
}
