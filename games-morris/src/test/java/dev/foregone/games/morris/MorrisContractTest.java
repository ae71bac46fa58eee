package dev.foregone.games.morris;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Map;

class MorrisContractTest extends GameContract<Morris, MorrisMove> {

    private final MorrisGame game = new MorrisGame();

    @Override
    protected Game<Morris, MorrisMove> game() {
        return game;
    }

    @Override
    protected int walks() {
        return Thorough.orFew(2, 1);
    }

    /** Other boards, and where random play seldom comes: each begins walks of its own, which take seconds. */
    @Override
    protected List<Morris> sampleStates() {
        return Thorough.orFirst(
                        1,
                        "9",
                        "3",
                        "6f:ww./b.b/..../.../w.b 0,0 white",
                        "4",
                        "5f",
                        "9s",
                        "3f",
                        "9:w.w/b.b/.../..w..b/.../.../b.. 0,0 black")
                .map(game::parse)
                .toList();
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of(
                "",
                "7",
                "6x",
                "6:.../.../.../... 6,6 white",
                "6:.../.../..../.../... 6,6 red",
                "6:.../.../..../.../... 6,5 black",
                "6:.../.../..../.../... 5,6 white",
                "6:w../.../..../.../... 6,6 white",
                "6:www/www/w.../.../b.b 0,0 white",
                "6:.../.../..x./.../... 6,6 white",
                "9:.../.../..../.../... 9,9 white",
                "3:.../.../... 4,4 white");
    }

    /** Two men are too few. */
    @Override
    protected Map<Morris, GameValue> knownValues() {
        return Map.of(
                game().parse("6:.w./b../.w../b../www 0,0 black"),
                GameValue.LOSS,
                game().parse("6:.b./w../.b../w../bbb 0,0 white"),
                GameValue.LOSS);
    }
}
