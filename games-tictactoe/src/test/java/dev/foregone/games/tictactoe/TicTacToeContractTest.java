package dev.foregone.games.tictactoe;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.GameContract;
import java.util.List;
import java.util.Map;

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

    /** Three in a row of either player, at the next move. */
    @Override
    protected Map<TicTacToe, GameValue> knownValues() {
        return Map.of(game().parse("xx./oo./..."), GameValue.WIN, game().parse("xx./oo./x.."), GameValue.WIN);
    }
}
