package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.util.Optional;

/** The packed view: a position is its own value, and the game's packed rules answer. */
final class PackedView<S extends GameState<S, M>, M extends Move> extends GameView<S, M> {

    private final PackedRules<S, M> rules;
    private final Optional<PackedRules<S, M>> packedRules;
    private final Repetitions repetitions = new Repetitions(this);

    PackedView(Game<S, M> game, PackedRules<S, M> rules) {
        super(game);
        this.rules = rules;
        this.packedRules = Optional.of(rules);
    }

    @Override
    public Optional<PackedRules<S, M>> packedRules() {
        return packedRules;
    }

    @Override
    public long pack(S state) {
        return rules.pack(state);
    }

    @Override
    public S unpack(long position) {
        return rules.unpack(position);
    }

    @Override
    public M unpackMove(long position, int move) {
        return rules.unpackMove(position, move);
    }

    @Override
    public int terminal(long position) {
        return rules.terminal(position);
    }

    @Override
    public int maxMoves(long position) {
        return rules.maxMoves(position);
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        return rules.legalMoves(position, into, from);
    }

    @Override
    public int candidates(long position, int[] into, int from) {
        return rules.candidates(position, into, from);
    }

    @Override
    public boolean ranksCandidates() {
        return rules.ranksCandidates();
    }

    @Override
    public boolean hasLookAhead() {
        return rules.hasLookAhead();
    }

    @Override
    public int lookAhead(long position, int[] into, long[] positions, long[] bounds, int from) {
        return rules.lookAhead(position, into, positions, bounds, from);
    }

    @Override
    public long play(long position, int move) {
        return rules.play(position, move);
    }

    @Override
    public Optional<S> makeAgain(long position) {
        return Optional.empty();
    }

    @Override
    public Object askAll(S state) {
        throw new UnsupportedOperationException("nothing is asked of states");
    }

    @Override
    public boolean alternates() {
        return rules.alternates();
    }

    @Override
    public boolean movesAgain(long position, int move) {
        return rules.movesAgain(position, move);
    }

    @Override
    public long bounds(long position) {
        return rules.bounds(position);
    }

    @Override
    public int soonestDraw(long position) {
        return rules.soonestDraw(position);
    }

    @Override
    public int maxPlies(long position) {
        return rules.maxPlies(position);
    }

    @Override
    public void enter(long position, int ply) {
        repetitions.enter(position, ply);
    }

    @Override
    int moveClass(long position, int move) {
        return move;
    }

    @Override
    public Object key(long position, boolean symmetry) {
        return symmetry ? rules.canonical(position) : position;
    }
}
