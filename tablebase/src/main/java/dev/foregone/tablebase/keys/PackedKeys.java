package dev.foregone.tablebase.keys;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.blame.Blame;
import dev.foregone.numbering.RulesFingerprint;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Ranking;
import dev.foregone.tablebase.report.TablebaseException;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Keys that are packed positions, or their ranks. */
public record PackedKeys<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game,
        PackedRules<S, M> rules,
        boolean symmetry,
        @Nullable Ranking ranking) implements StateKeys<S, M> {

    /** By the packed rules that a game has for a root. */
    public static <S extends GameState<S, M>, M extends Move> PackedKeys<S, M> of(
            Game<S, M> game, S root, boolean symmetry) {
        return packed(game, root)
                .map(rules -> new PackedKeys<>(game, rules, symmetry, null))
                .orElseThrow(() -> new TablebaseException("the game '" + game.id() + "' has no packed rules for "
                        + game.format(root) + "\n  let the game return PackedRules from packedRules"));
    }

    /** The packed rules of a game, if it has any. */
    public static <S extends GameState<S, M>, M extends Move> Optional<PackedRules<S, M>> packed(
            Game<S, M> game, S root) {
        return Blame.game(game).ask("packedRules", () -> game.packedRules(root));
    }

    /**
     * The same positions, with their ranks as keys.
     *
     * @throws TablebaseException if they have none, or not all that are to be kept
     */
    public PackedKeys<S, M> ranked() {
        Ranking ranks = Blame.game(game)
                .ask("packedRules", rules::ranking)
                .orElseThrow(() -> new TablebaseException("the game '" + game.id() + "' does not number its positions"
                        + "\n  let its PackedRules return a ranking, or build what one position reaches"));
        if (!symmetry && hasCanonical()) {
            throw new TablebaseException("the game '" + game.id() + "' numbers positions up to symmetry only"
                    + "\n  use symmetry, or build what one position reaches");
        }
        return new PackedKeys<>(game, rules, symmetry, ranks);
    }

    /** The packed rules with these keys. */
    public KeyRules keyRules() {
        return new KeyRules(rules, symmetry, ranking);
    }

    @Override
    public long fingerprint(S root) {
        KeyRules keys = keyRules();
        long from = keys.standing(rules.pack(root));
        return ranking == null
                ? RulesFingerprint.of(rules, symmetry, from)
                : RulesFingerprint.of(rules, symmetry, from, keys::key) + tiers(ranking, keys.key(from));
    }

    /** A hash of where the tiers of a file begin, and of which lead to which. */
    private static long tiers(Ranking ranking, long root) {
        long hash = 0;
        for (Tier tier : Tier.from(ranking, Tier.holding(ranking, root))) {
            hash = RulesFingerprint.mixed(hash + tier.first()) + tier.end();
            for (Tier below : tier.below(ranking)) {
                hash = RulesFingerprint.mixed(hash + below.number());
            }
        }
        return hash;
    }

    @Override
    public long key(S state) {
        return keyRules().key(rules.pack(state));
    }

    /** Rules without {@code canonical} know of no equivalent positions. */
    @Override
    public boolean countsUpToSymmetry() {
        return symmetry && hasCanonical();
    }

    private boolean hasCanonical() {
        return StateKeys.overrides(rules.getClass(), PackedRules.class, "canonical", long.class);
    }

    @Override
    public boolean keeps(S state) {
        long packed = rules.pack(state);
        return rules.unpack(packed).equals(state) && isRanked(packed);
    }

    private boolean isRanked(long packed) {
        KeyRules keys = keyRules();
        long key = keys.key(packed);
        return ranking == null || (key >= 0 && keys.position(key) == keys.standing(packed));
    }

    @Override
    public String formatPacked(S state) {
        long packed = rules.pack(state);
        return formatted(packed, () -> ranking == null ? packed : keyRules().position(key(state)));
    }

    /** Rules for a board of another size are others. */
    @Override
    public boolean belongs(S state) {
        return game.packedRules(state).filter(rules::equals).isPresent();
    }

    @Override
    public int layer(long key) {
        return rules.maxPlies(key);
    }

    /** The state of a key. */
    public S state(long key) {
        return rules.unpack(keyRules().position(key));
    }

    @Override
    public String format(long key) {
        return formatted(key, () -> keyRules().position(key));
    }

    private String formatted(long number, LongSupplier position) {
        try {
            return game.format(rules.unpack(position.getAsLong()));
        } catch (Throwable noPosition) { // a game may throw what it does not declare
            Blame.passOn(noPosition);
            return StateKeys.number(number);
        }
    }

    /** Whether a key is that of a position, as far as ranks say. */
    public boolean hasPosition(long key) {
        return isInRange(key) && (ranking == null || ranking.unrank(key) != Ranking.NONE);
    }

    /** Whether a key is a rank, of a position or a hole, if ranks are keys. */
    public boolean isInRange(long key) {
        return ranking == null || (key >= 0 && key < ranking.firstRank(ranking.tiers()));
    }
}
