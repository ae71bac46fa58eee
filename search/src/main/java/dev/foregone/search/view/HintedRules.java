package dev.foregone.search.view;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Hints;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.Score;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.LongToDoubleFunction;

/** Rules over a line with the game's hints for states, and the legal moves of a position, as hints want them. */
record HintedRules<S extends GameState<S, M>, M extends Move>(
        LineRules<S, M> rules, Hints<S, M> hints, LongFunction<List<M>> legal)
        implements ForwardingRules<S, M>, LineRules<S, M> {

    @Override
    public int candidates(long position, int[] into, int from) {
        S state = unpack(position);
        List<M> all = legal.apply(position);
        List<M> candidates = Objects.requireNonNull(hints.candidates(state, all), "candidates() answered null");
        return candidates == all ? legalMoves(position, into, from) : list(candidates, state, all, into, from);
    }

    private static <M extends Move> int list(List<M> candidates, Object state, List<M> legal, int[] into, int from) {
        int count = candidates.size();
        if (count == 0) {
            throw new IllegalStateException("no candidate in " + state + ", though it has the legal moves " + legal);
        }
        if (count > legal.size()) {
            throw new IllegalStateException(
                    "the candidates of " + state + " are more than its legal moves: " + candidates);
        }
        for (int i = 0; i < count; i++) {
            int move = legal.indexOf(candidates.get(i));
            if (move < 0) {
                throw new IllegalStateException(
                        "the candidate " + candidates.get(i) + " of " + state + " is not one of its legal moves");
            }
            into[from + i] = move;
        }
        return count;
    }

    @Override
    public boolean ranksCandidates() {
        return hints.ranksCandidates();
    }

    @Override
    public long bounds(long position) {
        long bounds = rules.bounds(position);
        if (terminal(position) != Score.ONGOING) {
            return bounds;
        }
        Bounds known = Objects.requireNonNull(hints.bounds(unpack(position)), "bounds() answered null");
        return known.equals(Bounds.unknown()) ? bounds : Score.tighter(bounds, Score.of(known));
    }

    @Override
    public int soonestDraw(long position) {
        return hints.soonestDraw(unpack(position));
    }

    @Override
    public int maxPlies(long position) {
        return hints.maxPlies(unpack(position));
    }

    // ---- The rest is as it was

    @Override
    public Object key(long position, boolean symmetry) {
        return rules.key(position, symmetry);
    }

    @Override
    public int moveClass(long position, int move) {
        return rules.moveClass(position, move);
    }

    @Override
    public Optional<LongToDoubleFunction> evaluation() {
        return rules.evaluation();
    }

    @Override
    public int cells(long position, byte[] into) {
        return rules.cells(position, into);
    }

    @Override
    public boolean isFirstToMove(long position) {
        return rules.isFirstToMove(position);
    }
}
