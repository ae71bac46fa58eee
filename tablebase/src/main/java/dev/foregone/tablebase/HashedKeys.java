package dev.foregone.tablebase;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.RulesFingerprint;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.retrograde.StateRules;
import dev.foregone.tablebase.work.DamagedFileException;
import java.io.IOException;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * Keys that are hashes of positions in notation, for games without packed rules. They cannot be turned back: who wants positions
 * walks to them from the root. No two positions of the game have the same key, but a position that is not of the game may have
 * the key of one that is: with a probability of their number in 2 to the 64.
 */
record HashedKeys<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, boolean symmetry, ToLongFunction<String> hash) implements StateKeys<S, M> {

    private static final int NO_LAYER = -1;

    /** Refuses notation by which equal positions are not written alike, as by an inherited {@code toString}. */
    static <S extends GameState<S, M>, M extends Move> boolean checkNotation(Game<S, M> game, S root) {
        if (root.terminalValue().isEmpty()) {
            M move = root.legalMoves().get(0);
            String once = game.format(root.play(move));
            String again = game.format(root.play(move));
            if (!once.equals(again)) {
                throw new IllegalStateException("one position is written in two ways, " + once + " and " + again
                        + ": give the states a toString, or the game a format, that says what is on the board");
            }
        }
        return true;
    }

    /** The fault of a game that writes positions alike that are not equal. */
    static IllegalStateException writtenAlike(String notation) {
        return new IllegalStateException("two positions that are not equal are written alike, " + notation
                + ": format must tell them apart, or equals must not");
    }

    /** The state that stands for another. */
    S representative(S state) {
        return symmetry ? game.canonical(state) : state;
    }

    /** The key of a state that stands for others. */
    long keyOfRepresentative(S state) {
        return hash.applyAsLong(game.format(state));
    }

    @Override
    public long key(S state) {
        return keyOfRepresentative(representative(state));
    }

    @Override
    public long fingerprint(S root) {
        StateRules<S, M> rules = new StateRules<>(game, symmetry);
        return RulesFingerprint.of(
                rules, false, rules.pack(root), position -> keyOfRepresentative(rules.unpack(position)));
    }

    @Override
    public boolean countsUpToSymmetry() {
        return symmetry && StateKeys.overrides(game.getClass(), Game.class, "canonical", GameState.class);
    }

    @Override
    public boolean belongs(S state) {
        return true;
    }

    @Override
    public int code(TablebaseFile file, long key) throws DamagedFileException {
        return file.find(key, NO_LAYER);
    }

    @Override
    public boolean keeps(S state) {
        return true;
    }

    @Override
    public String formatPacked(S state) {
        return game.format(state);
    }

    @Override
    public String format(long key) {
        return StateKeys.number(key);
    }

    @Override
    public Stream<SolvedPosition<S>> positions(TablebaseFile file, S root) {
        return new StateWalk<>(file, this, root, null).stream().map(StateWalk.Found::solved);
    }

    @Override
    public Stream<SolvedPosition<S>> drawn(TablebaseFile file, S root, long seed, Predicate<Outcome> wanted) {
        return new StateWalk<>(file, this, root, new Random(seed))
                .stream()
                        .filter(found -> wanted.test(Score.outcome(OutcomeCode.score(found.code()))))
                        .map(StateWalk.Found::solved);
    }

    /** By a walk; the seed of the file does not matter. */
    @Override
    public long outcomeFingerprint(TablebaseFile file, S root, int threads) {
        ToLongFunction<String> always = new NotationHash(1);
        Set<Long> counted = new HashSet<>();
        return new StateWalk<>(file, this, root, null)
                .stream()
                        .mapToLong(found -> {
                            long key = always.applyAsLong(game.format(game.canonical(found.state())));
                            boolean isFirst = symmetry || counted.add(key);
                            return isFirst ? OutcomeFingerprint.term(key, found.code()) : 0;
                        })
                        .sum();
    }

    @Override
    public Verification verify(TablebaseFile file, S root, VerificationOptions options) throws IOException {
        if (options.mode() == VerificationOptions.Mode.PACKED) {
            throw new TablebaseException("the game '" + game.id() + "' has no packed rules for " + game.format(root)
                    + "\n  verify this tablebase by its plain rules");
        }
        return new Verifier(file, game, options, new WalkCheck<>(file, this, root, options)).verify();
    }
}
