package dev.foregone.games.footstep;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

class FootstepContractTest extends GameContract<Footstep, Step> {

    private final FootstepGame game = new FootstepGame();

    @Override
    protected Game<Footstep, Step> game() {
        return game;
    }

    @Override
    protected int walks() {
        return Thorough.orFew(12, 4);
    }

    /** Boards of many shapes: a corridor, holes, both players on one platform, and one too large to pack. */
    @Override
    protected List<Footstep> sampleStates() {
        return Stream.of(
                        "1 0,0 0,0",
                        "11111 0,0 0,4",
                        "111/101/111 1,0 1,2 B",
                        "111/111/111 1,1 1,1",
                        "1/1/1/1/1/1/1 0,0 6,0",
                        "11111111/11111111/11111111/11111111/11111111/11111111/11111111/11111111 0,0 7,7 A")
                .map(game::parse)
                .toList();
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of(
                "",
                "111/11/111 0,0 2,2",
                "101/111 0,1 1,2",
                "11/11 0,0 2,0",
                "11/11 0,0 0,-1",
                "11/11 0,0",
                "11/11 0,0 1,1 C",
                "12/11 0,0 1,1",
                "[[1,1],[1]] [0,0] [0,1]",
                "[[1,2]] [0,0] [0,1]",
                "[[]] [0,0] [0,0]",
                "[[1,0]] [0,1] [0,0]",
                "[[1,1]] [0,0] [0,2]",
                "[[1,1]] [0,0] [0]",
                "banana");
    }

    /** On two platforms, who steps first leaves the other none to step to. */
    @Override
    protected Map<Footstep, GameValue> knownValues() {
        return Map.of(game().parse("11 0,0 0,1 A"), GameValue.WIN, game().parse("11 0,0 0,1 B"), GameValue.WIN);
    }
}
