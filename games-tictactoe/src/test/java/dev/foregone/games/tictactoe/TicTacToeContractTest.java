package dev.foregone.games.tictactoe;

import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import java.util.List;

class TicTacToeContractTest extends GameContract<TicTacToe, Square> {

    @Override
    protected Game<TicTacToe, Square> game() {
        return new TicTacToeGame();
    }

    @Override
    protected List<String> illegalNotations() {
        return List.of(
                "",
                ".../...",
                "..../.../...",
                "..y/.../...",
                "xx./.../...",
                "o../.../...",
                "xxx/ooo/...",
                "xxx/oo./o..",
                "xxx/xox/oo.",
                "ooo/xx./x.x");
    }
}
