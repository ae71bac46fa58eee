package dev.foregone.search.view;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * The plain view: rules over places of a line, the game's own or made from its states. Whether a position repeats is seen by
 * its key; keys cost time, so only the first positions of a question and one in a few hundred later ones are looked at, each with
 * all before it on the line. A line that repeats a position is thus noticed before many more positions have been visited needlessly.
 */
final class PlainView<S extends GameState<S, M>, M extends Move> extends GameView<S, M> {

    /** The number of positions of a question that are looked at. */
    private static final int AT_FIRST = 256;

    /** Later, one position in this many is looked at. */
    private static final int SELDOM = 256;

    private final Optional<StateLine<S, M>> states;
    private final Optional<Hints<S, M>> hints;
    private final LineRules<S, M> rules;
    private final boolean alternates;

    /** The keys of the first places of the line, from the one the question is about. */
    private final List<Object> keys = new ArrayList<>();

    /** The plies of these keys. */
    private final Map<Object, Integer> plies = new HashMap<>();

    private int entered;
    private boolean mayRepeat;

    PlainView(Game<S, M> game) {
        super(game);
        hints = Objects.requireNonNull(game.hints(), "hints() answered null");
        Optional<LineRules<S, M>> own = Objects.requireNonNull(game.lineRules(), "lineRules() answered null");
        states = own.isPresent() ? Optional.empty() : Optional.of(new StateLine<>(game));
        LineRules<S, M> plain = own.or(() -> states).orElseThrow();
        LongFunction<List<M>> moves = states.<LongFunction<List<M>>>map(its -> its::moves)
                .orElse(position -> plain.unpack(position).legalMoves());
        rules = hints.<LineRules<S, M>>map(its -> new HintedRules<>(plain, its, moves))
                .orElse(plain);
        alternates = rules.alternates();
    }

    @Override
    public Rules<S, M> rules() {
        return rules;
    }

    @Override
    public Optional<PackedRules<S, M>> packedRules() {
        return Optional.empty();
    }

    @Override
    public Optional<Object> makeAgain(long position) {
        return states.isPresent()
                ? states.get().makeAgain(position).map(state -> state)
                : Optional.of(rules.key(position, false));
    }

    @Override
    public Object askAll(Object again) {
        return states.isPresent() ? askAllOfState(again) : again;
    }

    private Object askAllOfState(Object again) {
        @SuppressWarnings("unchecked") // it was made by makeAgain
        S state = (S) again;
        List<M> moves = state.legalMoves();
        if (moves.isEmpty()) {
            return state.terminalValue();
        }
        M first = moves.get(0);
        Object hinted = hints.map(its -> List.<Object>of(its.bounds(state), its.candidates(state, moves)))
                .orElse(List.of());
        return List.of(state.terminalValue(), hinted, state.movesAgain(first), state.play(first));
    }

    @Override
    public void enter(long position, int ply) {
        if (ply == 0) {
            mayRepeat = mustBeWatched(rules.maxPlies(position));
            keys.clear();
            plies.clear();
            entered = 0;
        }
        if (ply == MAX_LINE) {
            refuseLonger(position);
        }
        if (mayRepeat) {
            follow(position, ply);
        }
    }

    private void follow(long position, int ply) {
        for (int left = keys.size() - 1; left >= ply; left--) {
            plies.remove(keys.remove(left));
        }
        if (entered++ >= AT_FIRST && entered % SELDOM != 0) {
            return;
        }
        for (int next = keys.size(); next <= ply; next++) {
            long place = position - ply + next;
            Object key = rules.key(place, false);
            Integer earlier = plies.putIfAbsent(key, next);
            if (earlier != null) {
                throw repeated(place, next - earlier);
            }
            keys.add(key);
        }
    }

    @Override
    public boolean movesAgain(long position, int move) {
        return !alternates && rules.movesAgain(position, move);
    }

    @Override
    public int moveClass(long position, int move) {
        return rules.moveClass(position, move);
    }

    @Override
    public Object key(long position, boolean symmetry) {
        return rules.key(position, symmetry);
    }
}
