package dev.foregone.search.view;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Rules;
import java.util.Optional;

/** The packed view: the game's packed rules. The line is kept only while a position might repeat on it. */
final class PackedView<S extends GameState<S, M>, M extends Move> extends GameView<S, M> {

    private final PackedRules<S, M> rules;
    private final Optional<PackedRules<S, M>> packedRules;
    private final long[] line = new long[MAX_LINE + 1];
    private final LineCounts counts = new LineCounts();

    private final boolean alternates;

    /** How many places of the line are counted: all that a position has stood on. */
    private int counted;

    private boolean mayRepeat;

    PackedView(Game<S, M> game, PackedRules<S, M> rules) {
        super(game);
        this.rules = rules;
        this.packedRules = Optional.of(rules);
        this.alternates = rules.alternates();
    }

    @Override
    public Rules<S, M> rules() {
        return rules;
    }

    @Override
    public Optional<PackedRules<S, M>> packedRules() {
        return packedRules;
    }

    @Override
    public Optional<Object> makeAgain(long position) {
        return Optional.empty();
    }

    @Override
    public Object askAll(Object again) {
        throw new UnsupportedOperationException("nothing is asked of states");
    }

    @Override
    public void enter(long position, int ply) {
        if (ply == 0) {
            mayRepeat = mustBeWatched(rules.maxPlies(position));
        }
        if (ply == MAX_LINE) {
            refuseLonger(position);
        }
        if (mayRepeat) {
            follow(position, ply);
        }
    }

    private void follow(long position, int ply) {
        place(position, ply);
        if (counts.mayRepeat(LineCounts.bucket(position))) {
            lookBack(position, ply);
        }
    }

    private void place(long position, int ply) {
        for (; counted <= ply; counted++) {
            counts.add(LineCounts.bucket(line[counted]));
        }
        counts.remove(LineCounts.bucket(line[ply]));
        line[ply] = position;
        counts.add(LineCounts.bucket(position));
    }

    private void lookBack(long position, int ply) {
        for (int earlier = ply - 1; earlier >= 0; earlier--) {
            if (line[earlier] == position) {
                throw repeated(position, ply - earlier);
            }
        }
    }

    @Override
    public boolean movesAgain(long position, int move) {
        return !alternates && rules.movesAgain(position, move);
    }

    @Override
    public int moveClass(long position, int move) {
        return move;
    }

    @Override
    public Object key(long position, boolean symmetry) {
        return symmetry ? rules.canonical(position) : position;
    }
}
