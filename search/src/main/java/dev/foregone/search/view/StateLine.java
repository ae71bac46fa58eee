package dev.foregone.search.view;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Cells;
import dev.foregone.spi.Game;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;

/** Rules made from a game's states, which stand on the line. A packed move is the index of a legal move. */
final class StateLine<S extends GameState<S, M>, M extends Move> implements LineRules<S, M> {

    /** Where a line begins. */
    private static final int NO_MOVE = -1;

    private static final int MOST_CLASSES = 1 << 16;

    private final Game<S, M> game;
    private final List<Place<S, M>> line = new ArrayList<>();

    /** The hash codes of the notations of moves: those of moves that hold enums differ from run to run. */
    private final Map<M, Integer> classes = new HashMap<>();

    StateLine(Game<S, M> game) {
        this.game = game;
    }

    @Override
    public long pack(S state) {
        line.clear();
        return stand(0, state, NO_MOVE);
    }

    @Override
    public S unpack(long position) {
        return at(position).state;
    }

    List<M> moves(long position) {
        return at(position).moves();
    }

    @Override
    public M unpackMove(long position, int move) {
        return at(position).moves().get(move);
    }

    @Override
    public int terminal(long position) {
        return at(position).state.terminalValue().map(Score::finished).orElse(Score.ONGOING);
    }

    @Override
    public int maxMoves(long position) {
        return at(position).moves().size();
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        int count = at(position).moves().size();
        if (count == 0) {
            throw new IllegalStateException(
                    "no legal move in " + unpack(position) + ", though it has no terminal value");
        }
        for (int move = 0; move < count; move++) {
            into[from + move] = move;
        }
        return count;
    }

    @Override
    public long play(long position, int move) {
        Place<S, M> here = at(position);
        return stand(position + 1, here.play(move), move);
    }

    /** A fresh state of a position, without cached results: the move that led there is played again. */
    Optional<S> makeAgain(long position) {
        int move = at(position).move;
        return move == NO_MOVE ? Optional.empty() : Optional.of(at(position - 1).play(move));
    }

    @Override
    public boolean alternates() {
        return false; // states are asked, which costs far more than this
    }

    @Override
    public boolean movesAgain(long position, int move) {
        Place<S, M> here = at(position);
        return here.state.movesAgain(here.moves().get(move));
    }

    @Override
    public Object key(long position, boolean symmetry) {
        return symmetry
                ? Objects.requireNonNull(game.canonical(unpack(position)), "canonical() answered null")
                : unpack(position);
    }

    @Override
    public int moveClass(long position, int move) {
        if (classes.size() == MOST_CLASSES) {
            classes.clear();
        }
        return classes.computeIfAbsent(
                at(position).moves().get(move), its -> its.toString().hashCode());
    }

    @Override
    public Optional<LongToDoubleFunction> evaluation() {
        return Objects.requireNonNull(game.evaluation(), "evaluation() answered null")
                .map(evaluation -> position -> evaluation.applyAsDouble(unpack(position)));
    }

    @Override
    @SuppressWarnings("unchecked") // cells of this game are of its states
    public int cells(long position, byte[] into) {
        return game instanceof Cells<?> its ? ((Cells<S>) its).cells(unpack(position), into) : 0;
    }

    @Override
    public boolean isFirstToMove(long position) {
        return game.playerToMove(unpack(position))
                .equals(Optional.of(game.players().get(0)));
    }

    private Place<S, M> at(long position) {
        return line.get((int) position);
    }

    private long stand(long position, S state, int move) {
        Place<S, M> place = new Place<>(state, move);
        if (position == line.size()) {
            line.add(place);
        } else {
            line.set((int) position, place);
        }
        return position;
    }

    /** A state on the line, with the answers that are needed more than once. */
    private static final class Place<S extends GameState<S, M>, M extends Move> {

        private final S state;

        /** The move that led here from the place before. */
        private final int move;

        private List<M> moves = List.of();

        Place(S state, int move) {
            this.state = state;
            this.move = move;
        }

        S play(int index) {
            return state.play(moves().get(index));
        }

        List<M> moves() {
            if (moves.isEmpty()) {
                moves = state.legalMoves();
            }
            return moves;
        }
    }
}
