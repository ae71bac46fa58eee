package dev.foregone.tablebase;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.file.RulesFingerprint;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.work.DamagedFileException;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Keys that are packed positions. */
record PackedKeys<S extends GameState<S, M>, M extends Move>(Game<S, M> game, PackedRules<S, M> rules, boolean symmetry)
        implements StateKeys<S, M> {

    /** By the packed rules that a game has for a root. */
    static <S extends GameState<S, M>, M extends Move> PackedKeys<S, M> of(Game<S, M> game, S root, boolean symmetry) {
        return packed(game, root)
                .map(rules -> new PackedKeys<>(game, rules, symmetry))
                .orElseThrow(() -> new TablebaseException("the game '" + game.id() + "' has no packed rules for "
                        + game.format(root) + "\n  let the game return PackedRules from packedRules"));
    }

    /** The packed rules of a game, if it has any. */
    static <S extends GameState<S, M>, M extends Move> Optional<PackedRules<S, M>> packed(Game<S, M> game, S root) {
        return Blame.game(game).ask("packedRules", () -> game.packedRules(root));
    }

    @Override
    public long fingerprint(S root) {
        return RulesFingerprint.of(rules, symmetry, key(root));
    }

    @Override
    public long key(S state) {
        long packed = rules.pack(state);
        return symmetry ? rules.canonical(packed) : packed;
    }

    /** Rules without {@code canonical} know of no equivalent positions. */
    @Override
    public boolean countsUpToSymmetry() {
        return symmetry && StateKeys.overrides(rules.getClass(), PackedRules.class, "canonical", long.class);
    }

    @Override
    public boolean keeps(S state) {
        return rules.unpack(rules.pack(state)).equals(state);
    }

    @Override
    public String formatPacked(S state) {
        return format(rules.pack(state));
    }

    /** Rules for a board of another size are others. */
    @Override
    public boolean belongs(S state) {
        return game.packedRules(state).filter(rules::equals).isPresent();
    }

    @Override
    public int code(TablebaseFile file, long key) throws DamagedFileException {
        return file.find(key, file.layered() ? rules.maxPlies(key) : -1);
    }

    S state(long key) {
        return rules.unpack(key);
    }

    @Override
    public String format(long key) {
        try {
            return game.format(rules.unpack(key));
        } catch (Throwable noPosition) { // a game may throw what it does not declare
            Blame.passOn(noPosition);
            return StateKeys.number(key);
        }
    }

    @Override
    public Stream<SolvedPosition<S>> positions(TablebaseFile file, S root) {
        return PositionStream.of(file, this);
    }

    @Override
    public Stream<SolvedPosition<S>> drawn(TablebaseFile file, S root, long seed, Predicate<Outcome> wanted) {
        return PositionStream.drawn(file, this, seed, wanted);
    }

    @Override
    public long outcomeFingerprint(TablebaseFile file, S root, int threads) throws IOException {
        return new OutcomeFingerprint(file, rules, threads).compute();
    }

    @Override
    public Verification verify(TablebaseFile file, S root, VerificationOptions options) throws IOException {
        return new Verifier(file, game, options, new LayersCheck<>(file, this, root, options)).verify();
    }
}
