package dev.foregone.testkit.state;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import dev.foregone.spi.Scored;
import dev.foregone.spi.ScoredRules;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.walk.Samples;
import dev.foregone.testkit.walk.Walk;
import java.util.List;
import java.util.Optional;

/** Whether scores are within their range, the same in all forms of a position, and of the sign that the result has. */
public record GameScores<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples, boolean morePointsWin) {

    public void hold() {
        Scored<S> scored = samples.given(scored(samples.game()), "counts no points");
        samples.assume(
                samples.starts().stream().anyMatch(start -> scored.mostPoints(start) != 0),
                "counts no points where it begins");
        samples.walks().forEach(walk -> check(scored, walk));
    }

    @SuppressWarnings("unchecked") // a game counts the points of its own states
    private static <S extends GameState<S, M>, M extends Move> Optional<Scored<S>> scored(Game<S, M> game) {
        return game instanceof Scored<?> its ? Optional.of((Scored<S>) its) : Optional.empty();
    }

    private void check(Scored<S> scored, Walk<S, M> walk) {
        int most = scored.mostPoints(walk.states().get(0));
        for (S state : walk.states()) {
            int its = samples.unchanged(state, "mostPoints", () -> scored.mostPoints(state));
            samples.at(state)
                    .holds(
                            its == most && most >= 0 && most <= Scored.MOST,
                            "mostPoints() is " + its + ", and " + most + " before",
                            "the same number, from 0 to " + Scored.MOST + ", for all positions of a game");
        }
        S last = walk.last();
        Optional<GameValue> result = last.terminalValue();
        if (most > 0 && result.isPresent()) {
            int score = samples.unchanged(last, "score", () -> scored.score(last));
            checkEnd(scored, last, score, result.get(), most);
            checkBounds(walk, score);
        }
    }

    private void checkEnd(Scored<S> scored, S last, int score, GameValue result, int most) {
        Check check = samples.at(last);
        check.holds(
                Math.abs(score) <= most,
                "its score is " + score + ", but mostPoints() is " + most,
                "mostPoints() is the most that anybody can win by");
        check.equal(
                score,
                scored.score(samples.game().canonical(last)),
                "the score of its canonical position",
                "equivalent positions have the same score");
        check.holds(
                !morePointsWin || Integer.signum(score) == Integer.signum(result.compareTo(GameValue.DRAW)),
                "its score is " + score + " for the player to move, but the result is " + result,
                "a score is that of the player who would be to move; if fewer points may win, override morePointsWin()");
    }

    /** What rules say of the score before the end is true of this one, and what they say at the end is exact. */
    private void checkBounds(Walk<S, M> walk, int score) {
        List<Integer> movers = samples.movers(walk);
        int lastMover = movers.get(movers.size() - 1);
        Game<S, M> game = samples.game();
        for (int ply = 0; ply < movers.size(); ply++) {
            S state = walk.states().get(ply);
            Optional<? extends Rules<S, M>> rules = game.packedRules(state);
            Rules<S, M> its = rules.isPresent() ? rules.get() : game.lineRules().orElse(null);
            if (its instanceof ScoredRules scores) {
                long bounds = scores.scoreBounds(its.pack(state));
                int mine = movers.get(ply) == lastMover ? score : -score;
                boolean exact = Score.atLeast(bounds) == Score.atMost(bounds);
                samples.at(state)
                        .holds(
                                Score.atLeast(bounds) <= mine
                                        && mine <= Score.atMost(bounds)
                                        && (exact || ply + 1 < movers.size()),
                                "scoreBounds() are " + Score.atLeast(bounds) + " and " + Score.atMost(bounds)
                                        + ", but a line from here ends with a score of " + mine,
                                "bounds hold for the player to move, whatever is played; of a finished position both are"
                                        + " its score");
            }
        }
    }
}
