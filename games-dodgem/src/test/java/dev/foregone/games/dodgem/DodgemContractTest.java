package dev.foregone.games.dodgem;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

class DodgemContractTest extends GameContract<Dodgem, Drive> {

    private final DodgemGame game = new DodgemGame();

    @Override
    protected Game<Dodgem, Drive> game() {
        return game;
    }

    @Override
    protected int walks() {
        return Thorough.orFew(10, 4);
    }

    @Override
    protected List<Dodgem> sampleStates() {
        return Stream.of("2x2", "4x4", "5x5", "8x8", "..b/..r/... blue", "..b/..r/... red", "b../rr./... blue")
                .map(game::parse)
                .toList();
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of(
                "",
                "1x1",
                "9x9",
                "3x4",
                "b../b..",
                "b../b../.rr/...",
                "b../b../.rr green",
                "b../b../.rx blue",
                "b../b../.r blue",
                "bb./b../.rr blue",
                "b../b.r/.rr blue",
                ".../.../.rr blue",
                "b../b../... red",
                ".../.../... blue");
    }

    /** The last car has left the board. */
    @Override
    protected Map<Dodgem, GameValue> knownValues() {
        return Map.of(
                game().parse(".../r../... red"), GameValue.LOSS, game().parse(".../..b/... blue"), GameValue.LOSS);
    }
}
