package dev.foregone.testkit.hint;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.check.Words;
import java.util.function.ToIntFunction;

/** The hints of packed rules, about the states that have such rules. */
record RulesHints<S extends GameState<S, M>, M extends Move>(Game<S, M> game) implements HintForm<S, M> {

    private PackedRules<S, M> rules(S state) {
        return game.packedRules(state).orElseThrow();
    }

    @Override
    public boolean isAbout(S state) {
        return game.packedRules(state).isPresent();
    }

    @Override
    public long bounds(S state) {
        PackedRules<S, M> rules = rules(state);
        return rules.bounds(rules.pack(state));
    }

    @Override
    public void candidates(S state, HintTruth truth, ToIntFunction<M> scores) {
        PackedRules<S, M> rules = rules(state);
        long position = rules.pack(state);
        truth.candidates(
                new Words<>(game, rules), position, move -> scores.applyAsInt(rules.unpackMove(position, move)));
    }

    @Override
    public int soonestDraw(S state) {
        PackedRules<S, M> rules = rules(state);
        return rules.soonestDraw(rules.pack(state));
    }

    @Override
    public int maxPlies(S state) {
        PackedRules<S, M> rules = rules(state);
        return rules.maxPlies(rules.pack(state));
    }
}
