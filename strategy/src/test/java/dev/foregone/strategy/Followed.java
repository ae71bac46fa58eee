package dev.foregone.strategy;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.strategy.report.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A strategy followed move by move, as somebody would who plays by it against every answer: what it is worth, told from nothing
 * but its moves, the rules, and the truth about its leaves. Symmetry is not used.
 */
final class Followed<S extends GameState<S, M>, M extends Move> {

    private record Turn<S>(S state, boolean ours) {}

    private final Strategy<S, M> strategy;
    private final Predicate<S> lost;
    private final Predicate<S> won;
    private final Map<Turn<S>, List<Turn<S>>> next = new HashMap<>();
    private final Set<Turn<S>> wins = new HashSet<>();
    private boolean loses;

    /**
     * Follows it.
     *
     * @param won whether the player to move wins, asked of leaves
     * @param lost whether the player to move loses
     */
    Followed(Strategy<S, M> strategy, Predicate<S> won, Predicate<S> lost) {
        this.strategy = strategy;
        this.won = won;
        this.lost = lost;
        List<Turn<S>> queue = new ArrayList<>(List.of(new Turn<>(strategy.root(), isFirst())));
        next.put(queue.get(0), List.of());
        for (int i = 0; i < queue.size(); i++) {
            Turn<S> turn = queue.get(i);
            List<Turn<S>> after = after(turn);
            next.put(turn, after);
            for (Turn<S> each : after) {
                if (next.putIfAbsent(each, List.of()) == null) {
                    queue.add(each);
                }
            }
        }
    }

    private boolean isFirst() {
        return strategy.claim().side() == Side.FIRST;
    }

    private List<Turn<S>> after(Turn<S> turn) {
        Optional<GameValue> end = turn.state.terminalValue();
        if (end.isPresent()) {
            settle(turn, end.get() == GameValue.WIN, end.get() == GameValue.LOSS);
            return List.of();
        }
        if (turn.ours) {
            Optional<M> move = strategy.move(turn.state);
            if (move.isPresent()) {
                return List.of(played(turn, move.get()));
            }
        }
        if (strategy.isLeaf(turn.state)) {
            settle(turn, won.test(turn.state), lost.test(turn.state));
            return List.of();
        }
        if (turn.ours) {
            throw new AssertionError("no move in " + turn.state);
        }
        return turn.state.legalMoves().stream().map(move -> played(turn, move)).toList();
    }

    private Turn<S> played(Turn<S> turn, M move) {
        return new Turn<>(turn.state.play(move), turn.state.movesAgain(move) == turn.ours);
    }

    private void settle(Turn<S> turn, boolean isWon, boolean isLost) {
        if (turn.ours ? isWon : isLost) {
            wins.add(turn);
        }
        loses |= turn.ours ? isLost : isWon;
    }

    /** The value that the strategy's side has at least. */
    GameValue value() {
        if (loses) {
            return GameValue.LOSS;
        }
        boolean more = true;
        while (more) {
            more = false;
            for (Map.Entry<Turn<S>, List<Turn<S>>> each : next.entrySet()) {
                more |= !each.getValue().isEmpty() && wins.containsAll(each.getValue()) && wins.add(each.getKey());
            }
        }
        return wins.contains(new Turn<>(strategy.root(), isFirst())) ? GameValue.WIN : GameValue.DRAW;
    }
}
