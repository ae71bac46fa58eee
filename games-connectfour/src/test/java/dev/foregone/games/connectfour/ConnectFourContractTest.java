package dev.foregone.games.connectfour;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

class ConnectFourContractTest extends GameContract<ConnectFour, Drop> {

    private final ConnectFourGame game = new ConnectFourGame();

    @Override
    protected Game<ConnectFour, Drop> game() {
        return game;
    }

    /** Each walk's last positions are solved by plain induction, which takes long here. */
    @Override
    protected int walks() {
        return Thorough.orFew(4, 2);
    }

    /** Boards of many shapes, some full to the last bit of 64, and positions near the end. */
    @Override
    protected List<ConnectFour> sampleStates() {
        return Stream.of(
                        "1x1:-",
                        "4x1:-",
                        "1x4:-",
                        "4x4:-",
                        "4x4:1122",
                        "5x4:33",
                        "8x7:-",
                        "4x15:-",
                        "32x1:-",
                        "2252576253462244111563365343671351441",
                        "23163416124767223154467471272416755633")
                .map(game::parse)
                .toList();
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of("", "8", "0", "1111111", "12121212", "9x9:-", "0x4:-", "4x", "4x4x", "4x4:5", "x", "--");
    }

    /** Four men on each other, of the first player and of the second. */
    @Override
    protected Map<ConnectFour, GameValue> knownValues() {
        return Map.of(game().parse("1212121"), GameValue.LOSS, game().parse("31212121"), GameValue.LOSS);
    }
}
