package dev.foregone.spark;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.OtherRulesException;
import java.io.Serializable;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The source of the rules on each machine: the game on its own class path, by its id.
 *
 * @param game the game's id
 * @param root the root position, in notation
 */
record RulesSource(String game, String root) implements Serializable {

    private static final Map<RulesSource, PackedRules<?, ?>> KNOWN = new ConcurrentHashMap<>();

    static <S extends GameState<S, M>, M extends Move> RulesSource of(Game<S, M> game, S root) {
        return new RulesSource(game.id(), game.format(root));
    }

    /**
     * The rules, made once on each machine.
     *
     * @throws OtherRulesException if the game has no packed rules here
     */
    PackedRules<?, ?> rules() {
        return KNOWN.computeIfAbsent(this, source -> rules(Games.load().get(source.game())));
    }

    private <S extends GameState<S, M>, M extends Move> PackedRules<?, ?> rules(Game<S, M> found) {
        S initial = found.initialState();
        S state = found.format(initial).equals(root) ? initial : found.parse(root);
        return found.packedRules(state)
                .orElseThrow(() -> new OtherRulesException(
                        "the game '" + game + "' on a machine of the cluster has no packed rules for " + root));
    }
}
