package dev.foregone.games.endings;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Map;

class EndingsContractTest extends GameContract<Ending, EndingMove> {

    private final EndingsGame game = new EndingsGame();

    @Override
    protected Game<Ending, EndingMove> game() {
        return game;
    }

    @Override
    protected int walks() {
        return Thorough.orFew(2, 1);
    }

    /** Three to five pieces, of one colour and of both, with pawns and without, one of them to be captured en passant. */
    @Override
    protected List<Ending> sampleStates() {
        return Thorough.orFirst(
                        2,
                        "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3",
                        "8/2P1k3/8/8/5r2/8/3K1p2/8 b",
                        "8/8/8/4k3/2r5/8/1K2Q3/8 b",
                        "8/4P3/8/8/8/2k5/4K3/8 w",
                        "6k1/P7/8/8/8/8/p4K2/8 w",
                        "8/8/3k4/8/8/3K4/8/NBR5 w")
                .map(game::parse)
                .toList();
    }

    @Override
    protected Map<Ending, GameValue> knownValues() {
        return Map.of(
                game.parse("k7/1Q6/1K6/8/8/8/8/8 b"), GameValue.LOSS,
                game.parse("8/8/8/8/8/1k6/1q6/K7 w"), GameValue.LOSS,
                game.parse("1k6/8/1K6/8/8/8/8/7Q w"), GameValue.WIN,
                game.parse("1K6/8/1k6/8/8/8/8/7q b"), GameValue.WIN,
                game.parse("k7/2Q5/1K6/8/8/8/8/8 b"), GameValue.DRAW,
                game.parse("8/8/8/3k4/8/8/8/B3K3 w"), GameValue.DRAW);
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of(
                "",
                "8/8/8/3k4/8/8/8/R3K3",
                "8/8/8/3k4/8/8/R3K3 w",
                "8/8/8/3k4/8/8/8/R3K4 w",
                "8/8/8/3k4/8/8/8/R3K21 w",
                "8/8/8/3k4/8/8/8/R3K... w",
                "8/8/8/3k4/8/8/8/R3K3 white",
                "8/8/8/3k4/8/8/8/R3K3 w Q - 0 1",
                "8/8/8/3k4/8/8/8/R3K3 w - e3 0 1",
                "8/8/8/3k4/8/8/8/R3K3 w - - x 1",
                "8/8/8/3k4/8/8/8/R3K3 w - - 0 1 2",
                "8/8/8/3k4/8/8/8/R7 w",
                "8/8/8/3k4/8/8/8/RK2K3 w",
                "8/8/8/3k4/8/8/8/X3K3 w",
                "8/8/8/3k4/8/8/8/P3K3 w",
                "8/8/8/3k4/8/8/PPPP4/4K3 w",
                "8/8/8/3k4/3K4/8/8/8 w",
                "8/8/8/3k4/8/8/8/3RK3 w");
    }
}
