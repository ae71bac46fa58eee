package dev.foregone.cli;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Asks a game and its states what a command needs to know; what goes wrong there is blamed on the game.
 *
 * @param game the game
 * @param calls blames it
 */
record Referee<S extends GameState<S, M>, M extends Move>(Game<S, M> game, PluginCalls calls) {

    Referee(Game<S, M> game, String id) {
        this(game, new PluginCalls("game", id));
    }

    String id() {
        return calls.id();
    }

    /** The position that a text names, or the initial position if there is no text. */
    S position(Optional<String> notation) {
        return notation.isPresent()
                ? calls.ask("parse()", () -> game.parse(notation.get()))
                : calls.ask("initialState()", game::initialState);
    }

    M move(S state, String notation) {
        return calls.ask("parseMove()", () -> game.parseMove(state, notation));
    }

    String notation(S state) {
        return calls.ask("format()", () -> game.format(state));
    }

    String drawing(S state) {
        return calls.ask("draw()", () -> game.draw(state)).stripTrailing();
    }

    /** The two players, who moves first in the game first. */
    List<String> players() {
        List<String> players = calls.ask("players()", game::players);
        return calls.ask("players()", () -> {
            List<String> names =
                    players.stream().map(String::valueOf).distinct().toList();
            if (names.size() != 2 || players.size() != 2 || players.stream().anyMatch(Objects::isNull)) {
                throw calls.fault("players() returned " + names + ", not two different names");
            }
            return names;
        });
    }

    Optional<String> mover(S state) {
        return calls.ask("playerToMove()", () -> game.playerToMove(state));
    }

    Optional<GameValue> result(S state) {
        return calls.ask("terminalValue()", state::terminalValue);
    }

    List<M> moves(S state) {
        List<M> moves = calls.ask("legalMoves()", state::legalMoves);
        return calls.ask("legalMoves()", () -> List.copyOf(moves));
    }

    S after(S state, M move) {
        return calls.ask("play()", () -> state.play(move));
    }

    boolean movesAgain(S state, M move) {
        return calls.ask("movesAgain()", () -> state.movesAgain(move));
    }

    /** A move's notation. */
    String spelling(M move) {
        return calls.ask("a move's toString()", move::toString);
    }

    /** What an analysis says of a move; empty if nothing. */
    Optional<Outcome> rating(Analysis<S, M> analysis, M move) {
        return calls.ask(
                "a move's equals()",
                () -> analysis.moves().stream()
                        .filter(rated -> rated.move().equals(move))
                        .map(RatedMove::outcome)
                        .findFirst());
    }

    /** What a map knows of a position: {@code equals} and {@code hashCode} are the game's. */
    <V> Optional<V> known(Map<S, V> map, S state) {
        return calls.ask("equals() or hashCode()", () -> Optional.ofNullable(map.get(state)));
    }

    <V> void remember(Map<S, V> map, S state, V value) {
        calls.ask("equals() or hashCode()", () -> Optional.ofNullable(map.put(state, value)));
    }
}
