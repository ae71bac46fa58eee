package dev.foregone.scores;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import dev.foregone.spi.Scored;
import dev.foregone.spi.ScoredRules;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * A game whose score matters: the same rules, but after the end the winner counts, the longer the fewer points it was won by
 * ({@link Scale}). So a question "is the score more than k?" is one about an outcome, for any engine, and what an engine has proved
 * for one k it knows for every other.
 *
 * @param game the game
 * @param scored the same, as it counts
 */
record CountedGame<S extends GameState<S, M>, M extends Move>(Game<S, M> game, Scored<S> scored, Scale scale)
        implements Game<Counted<S, M>, Move> {

    Counted<S, M> state(S state) {
        return new Counted<>(state, this, 0, false);
    }

    /** The score of a finished position, checked: a greater one would be taken for another. */
    int score(S finished) {
        int score = scored.score(finished);
        if (!isPossible(score)) {
            throw impossible(finished, score);
        }
        return score;
    }

    private boolean isPossible(int score) {
        return score >= -scale.most() && score <= scale.most();
    }

    private IllegalStateException impossible(S finished, int score) {
        return new IllegalStateException("the score of " + game.format(finished) + " is " + score
                + ", but mostPoints() is " + scale.most() + "\n  it must be the most points that anybody can win by");
    }

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public Counted<S, M> initialState() {
        return state(game.initialState());
    }

    @Override
    public String format(Counted<S, M> state) {
        return state.isCounting() ? state.toString() : game.format(state.playing());
    }

    @Override
    public Counted<S, M> canonical(Counted<S, M> state) {
        return state.isOver() ? state : state(game.canonical(state.playing()));
    }

    @Override
    public Optional<ToDoubleFunction<Counted<S, M>>> evaluation() {
        return game.evaluation()
                .map(its -> state -> state.isOver()
                        ? state.isCounting() ? state.wins() ? 1 : -1 : Integer.signum(score(state.playing()))
                        : its.applyAsDouble(state.playing()));
    }

    /** Rules over a line tell what these do, without making states. */
    @Override
    public Optional<Hints<Counted<S, M>, Move>> hints() {
        if (game.lineRules().isPresent()) {
            return Optional.empty();
        }
        return Optional.of(new Hints<>() {

            /** Nobody need follow the counting. */
            @Override
            public Bounds bounds(Counted<S, M> state) {
                if (!state.isOver()) {
                    return Bounds.unknown();
                }
                if (state.isCounting()) {
                    return Bounds.exactly(state.wins() ? Outcome.win(state.left()) : Outcome.loss(state.left()));
                }
                return Bounds.exactly(Score.outcome(scale.finished(score(state.playing()))));
            }
        });
    }

    @Override
    public Optional<LineRules<Counted<S, M>, Move>> lineRules() {
        return game.lineRules().map(rules -> new CountedLine<>(this, rules, scores(rules)));
    }

    @Override
    public Optional<PackedRules<Counted<S, M>, Move>> packedRules(Counted<S, M> state) {
        return Optional.of(state)
                .filter(its -> !its.isCounting())
                .flatMap(its -> game.packedRules(its.playing()))
                .filter(rules -> rules.positionBits() < Long.SIZE)
                .map(rules -> new CountedPacked<>(this, rules, scores(rules)));
    }

    /** In records, since engines compare rules. */
    private ScoredRules scores(Rules<S, M> rules) {
        return rules instanceof ScoredRules its ? new Checked<>(this, rules, its) : new OfStates<>(this, rules);
    }

    /** Scores that rules know, within the range; a finished position has one, which is in it. */
    private record Checked<S extends GameState<S, M>, M extends Move>(
            CountedGame<S, M> game, Rules<S, M> rules, ScoredRules its) implements ScoredRules {

        @Override
        public long scoreBounds(long position) {
            long known = its.scoreBounds(position);
            int least = Score.atLeast(known);
            int most = Score.atMost(known);
            if (game.isPossible(least) && game.isPossible(most)) {
                return known;
            }
            if (rules.terminal(position) != Score.ONGOING) {
                throw game.impossible(rules.unpack(position), game.isPossible(least) ? most : least);
            }
            int range = game.scale.most();
            return Score.bounds(Math.max(-range, Math.min(range, least)), Math.max(-range, Math.min(range, most)));
        }
    }

    /** The scores of the states, for rules that know none. */
    private record OfStates<S extends GameState<S, M>, M extends Move>(CountedGame<S, M> game, Rules<S, M> rules)
            implements ScoredRules {

        @Override
        public long scoreBounds(long position) {
            if (rules.terminal(position) == Score.ONGOING) {
                return Score.bounds(-game.scale.most(), game.scale.most());
            }
            int score = game.score(rules.unpack(position));
            return Score.bounds(score, score);
        }
    }
}
