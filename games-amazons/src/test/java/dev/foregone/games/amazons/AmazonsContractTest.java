package dev.foregone.games.amazons;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Map;

class AmazonsContractTest extends GameContract<Amazons, AmazonsMove> {

    private final AmazonsGame game = new AmazonsGame();

    @Override
    protected Game<Amazons, AmazonsMove> game() {
        return game;
    }

    @Override
    protected int walks() {
        return Thorough.orFew(2, 1);
    }

    /** Other boards: each begins walks of its own, which take seconds. */
    @Override
    protected List<Amazons> sampleStates() {
        return Thorough.orFirst(
                        3,
                        "..b/.../w.. white",
                        "xxx.../w.x.b./...xxx black",
                        "w.../..x./...b white",
                        "4x5",
                        "w./.b",
                        "w.............b/...............",
                        "5x6")
                .map(game::parse)
                .toList();
    }

    @Override
    protected Map<Amazons, GameValue> knownValues() {
        return Map.of(
                game.parse("wx./xx./..b white"), GameValue.LOSS,
                game.parse("bx./xx./..w black"), GameValue.LOSS,
                game.parse("wx./xx./..b black"), GameValue.WIN,
                game.parse("bx./xx./..w white"), GameValue.WIN,
                game.parse("w.xb/xxxx/xxxx white"), GameValue.WIN,
                game.parse("w.x.b/xxxxx/xxxxx white"), GameValue.LOSS);
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of(
                "",
                "3x3",
                "6x6",
                "99x99",
                "4x4 white",
                ".bb./b..b/w..w/.ww. red",
                ".bb./b..b/w..w/.ww",
                ".bb./b..b/w..w/....w white",
                "..../b..b/..../.... white",
                "..../w..w/..../.... white",
                "w.....b/......./......./......./....... white",
                "w.b white",
                "w/./b white",
                "w../.q./..b white",
                "/w.b/...");
    }
}
