package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.scores.ScoreBounds;
import dev.foregone.scores.ScoreSolver;
import java.util.ArrayList;
import java.util.List;

/**
 * How many points each move of a played game gave away.
 *
 * @param start the position in which the game began
 * @param moves the moves in order
 * @param cost the cost of the review
 */
public record ScoreReview<S extends GameState<S, M>, M extends Move>(
        S start, List<Made<S, M>> moves, Answer.Cost cost) {

    /**
     * One of its moves.
     *
     * @param player the name of the player who made it
     * @param state the position before it
     * @param move the move
     * @param before what is proved of the score before it, for that player
     * @param after the same after it
     */
    public record Made<S, M>(String player, S state, M move, ScoreBounds before, ScoreBounds after) {

        /** How many points it gave away, at least and at most. */
        public ScoreBounds lost() {
            return new ScoreBounds(
                    Math.max(0, before.atLeast() - after.atMost()), Math.max(0, before.atMost() - after.atLeast()));
        }
    }

    public static <S extends GameState<S, M>, M extends Move> ScoreReview<S, M> of(
            String engine, GuardedGame<S, M> guarded, ScoreSolver<S, M> solver, PlayedLine<S, M> line, Limits limits) {
        Budget budget = new Budget(limits);
        List<ScoreBounds> scores =
                budget.ask(solver::positionsVisited, left -> solver.proveLine(line.start(), line.moves(), left));
        List<Made<S, M>> moves = new ArrayList<>();
        List<String> players = guarded.playersFrom(line.start());
        S state = line.start();
        int player = 0;
        for (M move : line.moves()) {
            boolean again = guarded.movesAgain(state, move);
            ScoreBounds after = scores.get(moves.size() + 1).backedUp(again);
            moves.add(new Made<>(players.get(player), state, move, scores.get(moves.size()), after));
            state = guarded.after(state, move);
            player = again ? player : 1 - player;
        }
        return new ScoreReview<>(line.start(), List.copyOf(moves), budget.cost(engine));
    }

    /** Whether it is proved of each move what it gave away. */
    public boolean isProved() {
        return moves.stream().allMatch(move -> move.lost().isExact());
    }

    /** One JSON object on one line, its fields as docs/COMMAND-LINE.md promises them. */
    public String json(GuardedGame<S, M> game) {
        GameJson<S, M> json = new GameJson<>(game);
        return json.about()
                .put("engine", cost.engine())
                .put("position", game.notation(start))
                .putEach(
                        "moves",
                        moves,
                        made -> new Json()
                                .put("player", made.player())
                                .putAll(json.move(made.state(), made.move()))
                                .put("before", ScoreAnswer.json(made.before()))
                                .put("after", ScoreAnswer.json(made.after()))
                                .put("pointsLost", ScoreAnswer.json(made.lost())))
                .putAll(cost.json())
                .text();
    }
}
