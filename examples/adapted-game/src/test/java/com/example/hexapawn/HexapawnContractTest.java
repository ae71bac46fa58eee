package com.example.hexapawn;

import dev.foregone.api.GameValue;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import java.util.Map;
import org.example.pawns.Hexapawn;

/** Hexapawn does what every game must do, though its class knows nothing of it. */
class HexapawnContractTest extends GameContract<BoardState<Hexapawn>, BoardMove> {

    @Override
    protected Game<BoardState<Hexapawn>, BoardMove> game() {
        return new HexapawnGame();
    }

    /** The second player wins, as Martin Gardner's matchboxes learned. */
    @Override
    protected Map<BoardState<Hexapawn>, GameValue> knownValues() {
        return Map.of(game().initialState(), GameValue.LOSS);
    }
}
