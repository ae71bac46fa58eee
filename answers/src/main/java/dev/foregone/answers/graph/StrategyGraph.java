package dev.foregone.answers.graph;

import dev.foregone.answers.GameJson;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.report.Side;
import java.util.List;
import java.util.Optional;

/**
 * A strategy as a graph: the positions that can arise while it is followed, finished ones included. A node's number is its index; they
 * are numbered breadth first. Where the strategy goes by symmetry, the first of equivalent positions stands for all.
 *
 * @param strategy what it is of
 * @param nodes the positions
 * @param edges the strategy's moves, and all those of the other player
 */
public record StrategyGraph<S extends GameState<S, M>, M extends Move>(
        Strategy<S, M> strategy, List<Node<S>> nodes, List<Edge<M>> edges) {

    public StrategyGraph {
        nodes = List.copyOf(nodes);
        edges = List.copyOf(edges);
    }

    /** What a strategy does in a position. */
    public enum Kind {

        /** It has a move. */
        DECISION,

        /** The other player is to move, and it answers every move. */
        ANSWERS,

        /** It leaves the rest to a search. */
        LEAF,

        /** The game is over. */
        END
    }

    /**
     * A position.
     *
     * @param state the position
     * @param ply the fewest plies in which it is reached
     * @param kind what the strategy does there
     * @param result the result for the strategy's side, if the game is over
     */
    public record Node<S>(S state, int ply, Kind kind, Optional<GameValue> result) {}

    /**
     * A move.
     *
     * @param from the number of the position it is made in
     * @param to the number of the position it leads to, or of an equivalent one
     * @param move the move
     * @param turned whether it is an equivalent one: mirrored, or turned
     */
    public record Edge<M>(int from, int to, M move, boolean turned) {}

    /** All of a strategy, unless it has more nodes than that. */
    public static <S extends GameState<S, M>, M extends Move> Optional<StrategyGraph<S, M>> of(
            Strategy<S, M> strategy, long mostNodes) {
        return of(strategy, strategy.root(), strategy.claim().side() == Side.FIRST, mostNodes);
    }

    /** What follows from one of a strategy's positions, with the strategy's side to move or not. */
    public static <S extends GameState<S, M>, M extends Move> Optional<StrategyGraph<S, M>> of(
            Strategy<S, M> strategy, S start, boolean ours, long mostNodes) {
        return new StrategyTour<>(strategy, mostNodes).from(start, ours);
    }

    GuardedGame<S, M> game() {
        return new GuardedGame<>(strategy.game());
    }

    /** The name of the player that the strategy is for. */
    String player() {
        return game().playerOf(strategy);
    }

    /** A result in words: {@code x wins}. */
    String words(GameValue result) {
        if (result == GameValue.DRAW) {
            return "a draw";
        }
        String player = player();
        List<String> players = game().players();
        boolean other = result == GameValue.LOSS;
        return (other ? players.get(player.equals(players.get(0)) ? 1 : 0) : player) + " wins";
    }

    /** One JSON object on one line, its fields as docs/EXPLORER-JSON.md promises them. */
    public String json() {
        GuardedGame<S, M> game = game();
        return new GameJson<>(game)
                .about()
                .put("side", strategy.claim().side().word())
                .put("player", player())
                .put("proves", strategy.claim().value())
                .putEach("nodes", nodes, node -> json(game, node))
                .putEach("edges", edges, edge -> json(game, edge))
                .text();
    }

    private Json json(GuardedGame<S, M> game, Node<S> node) {
        return new Json()
                .put("position", game.notation(node.state()))
                .put("ply", node.ply())
                .put("kind", Json.word(node.kind()))
                .putAny("result", node.result());
    }

    private Json json(GuardedGame<S, M> game, Edge<M> edge) {
        return new Json()
                .put("from", edge.from())
                .put("to", edge.to())
                .put("move", game.spelling(edge.move()))
                .put("turned", edge.turned());
    }
}
