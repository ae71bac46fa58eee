package dev.foregone.search.view;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.PackedRules;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongFunction;

/** The plain view: rules over places of a line, the game's own or made from its states. */
final class PlainView<S extends GameState<S, M>, M extends Move> extends GameView<S, M> {

    private final Optional<StateLine<S, M>> states;
    private final Optional<Hints<S, M>> hints;
    private final LineRules<S, M> rules;

    private PlainView(
            Game<S, M> game, Optional<StateLine<S, M>> states, Optional<Hints<S, M>> hints, LineRules<S, M> rules) {
        super(game, rules);
        this.states = states;
        this.hints = hints;
        this.rules = rules;
    }

    static <S extends GameState<S, M>, M extends Move> PlainView<S, M> of(Game<S, M> game) {
        Optional<Hints<S, M>> hints = Objects.requireNonNull(game.hints(), "hints() answered null");
        Optional<LineRules<S, M>> own = Objects.requireNonNull(game.lineRules(), "lineRules() answered null");
        Optional<StateLine<S, M>> states = own.isPresent() ? Optional.empty() : Optional.of(new StateLine<>(game));
        LineRules<S, M> plain = own.or(() -> states).orElseThrow();
        LongFunction<List<M>> moves = states.<LongFunction<List<M>>>map(its -> its::moves)
                .orElse(position -> plain.unpack(position).legalMoves());
        LineRules<S, M> rules = hints.<LineRules<S, M>>map(its -> new HintedRules<>(plain, its, moves))
                .orElse(plain);
        return new PlainView<>(game, states, hints, rules);
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
    public int moveClass(long position, int move) {
        return rules.moveClass(position, move);
    }

    @Override
    public Object key(long position, boolean symmetry) {
        return rules.key(position, symmetry);
    }
}
