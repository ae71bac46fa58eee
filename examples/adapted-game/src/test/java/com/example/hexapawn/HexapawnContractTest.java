package com.example.hexapawn;

import dev.foregone.spi.BoardMove;
import dev.foregone.spi.BoardState;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import org.example.pawns.Hexapawn;

/** Hexapawn does what every game must do, though its class knows nothing of it. */
class HexapawnContractTest extends GameContract<BoardState<Hexapawn>, BoardMove> {

    @Override
    protected Game<BoardState<Hexapawn>, BoardMove> game() {
        return new HexapawnGame();
    }
}
