package dev.foregone.engine.memo;

import dev.foregone.spi.Engine;
import dev.foregone.testkit.EngineContract;
import dev.foregone.testkit.build.Thorough;
import java.util.OptionalInt;
import java.util.OptionalLong;

class MemoContractTest extends EngineContract {

    @Override
    protected Engine engine() {
        return new MemoEngine();
    }

    @Override
    protected boolean provesEndlessDraws() {
        return false;
    }

    @Override
    protected int randomGames() {
        return Thorough.orFew(120, 60);
    }

    /** Each of 118 moves for each of 30 lengths, and what a look for a win at once takes beside. */
    @Override
    protected OptionalLong visitsForDrawnLayers() {
        return OptionalLong.of(4_000);
    }

    @Override
    protected OptionalInt longestLine() {
        return OptionalInt.of(2_000);
    }
}
