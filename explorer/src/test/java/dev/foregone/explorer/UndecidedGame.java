package dev.foregone.explorer;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;

/** A game that can be played, but fails when it is asked whether its lines end. */
final class UndecidedGame implements Game<UndecidedGame.Coin, UndecidedGame.Toss> {

    /** The only move. */
    record Toss() implements Move {}

    /** In the air, or fallen. */
    record Coin(boolean fallen) implements GameState<Coin, Toss> {

        @Override
        public Optional<GameValue> terminalValue() {
            return fallen ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Toss> legalMoves() {
            return fallen ? List.of() : List.of(new Toss());
        }

        @Override
        public Coin play(Toss move) {
            return new Coin(true);
        }
    }

    @Override
    public String id() {
        return "undecided";
    }

    @Override
    public Coin initialState() {
        return new Coin(false);
    }

    @Override
    public boolean cyclic() {
        throw new IllegalStateException("perhaps");
    }
}
