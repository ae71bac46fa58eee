package dev.foregone.cli;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Asks a game and its states what a command needs to know, and lays what they throw at the game's door. */
record Referee<S extends GameState<S, M>, M extends Move>(Game<S, M> game) {

    /** The position that a text names, or the initial position if there is no text. */
    S position(Optional<String> notation) {
        return ask(() -> notation.map(game::parse).orElseGet(game::initialState));
    }

    M move(S state, String notation) {
        return ask(() -> game.parseMove(state, notation));
    }

    String notation(S state) {
        return ask(() -> game.format(state));
    }

    String drawing(S state) {
        return ask(() -> game.draw(state)).stripTrailing();
    }

    List<String> players() {
        return ask(game::players);
    }

    Optional<String> mover(S state) {
        return ask(() -> game.playerToMove(state));
    }

    Optional<GameValue> result(S state) {
        return ask(state::terminalValue);
    }

    List<M> moves(S state) {
        return ask(state::legalMoves);
    }

    S after(S state, M move) {
        return ask(() -> state.play(move));
    }

    private <T> T ask(Supplier<T> question) {
        try {
            return question.get();
        } catch (ForegoneException clear) {
            throw clear;
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError fault) {
            throw new PluginException("game", game.id(), fault);
        }
    }
}
