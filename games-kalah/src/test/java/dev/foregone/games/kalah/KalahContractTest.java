package dev.foregone.games.kalah;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

class KalahContractTest extends GameContract<Kalah, Sow> {

    private final KalahGame game = new KalahGame();

    @Override
    protected Game<Kalah, Sow> game() {
        return game;
    }

    /** Each walk's last positions are solved by plain induction, which takes long here. */
    @Override
    protected int walks() {
        return Thorough.orFew(3, 2);
    }

    /** Small boards, and seeds for several laps; {@link EverySizeTest} has the large ones. */
    @Override
    protected List<Kalah> sampleStates() {
        return Stream.of("1x1", "1x30", "2x3", "0,0,12:2 0,0,3:1 north", "2,0:3 1,2:0 south")
                .map(game::parse)
                .toList();
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of(
                "",
                "0x4",
                "4x0",
                "6x4x2",
                "1,2,3",
                "4,4:0 4,4",
                "4,4:0 4,4:0 east",
                "4,4:0 4,4,4:0",
                "4,x:0 4,4:0",
                "4,-1:0 4,4:0",
                "4,4:0 4,3:0",
                "0,0:4 4,4:0",
                "0,0:0 0,0:0",
                "4,4 4,4:0",
                "4,123456:0 4,4:0");
    }

    /** Who has more seeds has won. */
    @Override
    protected Map<Kalah, GameValue> knownValues() {
        return Map.of(
                game().parse("0,0,0,0:8 0,0,0,0:16 north"),
                GameValue.WIN,
                game().parse("0,0,0,0:18 0,0,0,0:6 south"),
                GameValue.WIN);
    }
}
