package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import java.util.Optional;

/**
 * The opponent that is asked for.
 *
 * @param strength how far it sees
 * @param seed the seed by which its moves are drawn
 */
public record OpponentChoice(Strength strength, long seed) {

    public <S extends GameState<S, M>, M extends Move> Opponent<S, M> opponent(Solver<S, M> solver) {
        return Opponent.ofStrength(solver, strength, seed);
    }

    /** Whether it makes the best move that is known. */
    public boolean isPerfect() {
        return strength == Strength.PERFECT;
    }

    public Json json() {
        return new Json().put("strength", strength.toString()).put("seed", seed);
    }

    /** One that errs is named with its seed, so that it can be met again. */
    public Optional<String> inWords() {
        return isPerfect()
                ? Optional.empty()
                : Optional.of("Your opponent is of strength " + strength + ", seed " + seed + ".");
    }
}
