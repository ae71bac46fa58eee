package dev.foregone.search;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The plain view, made from a game's states. A position is the number of the place on the current line where its state
 * stands, and a packed move is the index of a legal move there.
 */
final class PlainView<S extends GameState<S, M>, M extends Move> extends GameView<S, M> implements Rules<S, M> {

    /** The bounds of every unfinished position: it takes at least one more ply. */
    private static final long UNFINISHED = Score.bounds(Score.loss(1), Score.win(1));

    /** Where a line begins. */
    private static final int NO_MOVE = -1;

    private final Hints<S, M> hints;
    private final List<Place<S, M>> line = new ArrayList<>();
    private final LineCounts counts = new LineCounts();

    /** Whether lines have to be watched; if not, places have no hash and are not counted. */
    private boolean mayRepeat = true;

    PlainView(Game<S, M> game) {
        super(game);
        this.hints =
                Objects.requireNonNull(game.hints(), "hints() answered null").orElseGet(() -> new Hints<>() {});
    }

    @Override
    public Rules<S, M> rules() {
        return this;
    }

    @Override
    public Optional<PackedRules<S, M>> packedRules() {
        return Optional.empty();
    }

    @Override
    public long pack(S state) {
        leaveLine();
        mayRepeat = mustBeWatched(hints.maxPlies(state));
        return stand(0, state, NO_MOVE);
    }

    private void leaveLine() {
        if (mayRepeat) {
            line.forEach(place -> counts.remove(place.bucket()));
        }
        line.clear();
    }

    @Override
    public S unpack(long position) {
        return at(position).state;
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
    public int candidates(long position, int[] into, int from) {
        Place<S, M> here = at(position);
        List<M> legal = here.moves();
        List<M> candidates = Objects.requireNonNull(hints.candidates(here.state, legal), "candidates() answered null");
        return candidates == legal ? legalMoves(position, into, from) : list(candidates, here, into, from);
    }

    private static <M extends Move> int list(List<M> candidates, Place<?, M> here, int[] into, int from) {
        int count = candidates.size();
        if (count == 0) {
            throw new IllegalStateException(
                    "no candidate in " + here.state + ", though it has the legal moves " + here.moves());
        }
        if (count > here.moves().size()) {
            throw new IllegalStateException(
                    "the candidates of " + here.state + " are more than its legal moves: " + candidates);
        }
        for (int i = 0; i < count; i++) {
            int move = here.moves().indexOf(candidates.get(i));
            if (move < 0) {
                throw new IllegalStateException(
                        "the candidate " + candidates.get(i) + " of " + here.state + " is not one of its legal moves");
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
    public long play(long position, int move) {
        Place<S, M> here = at(position);
        return stand(position + 1, here.play(move), move);
    }

    @Override
    public Optional<S> makeAgain(long position) {
        int move = at(position).move;
        return move == NO_MOVE ? Optional.empty() : Optional.of(at(position - 1).play(move));
    }

    @Override
    public Object askAll(S state) {
        List<M> moves = state.legalMoves();
        if (moves.isEmpty()) {
            return state.terminalValue();
        }
        M first = moves.get(0);
        return List.of(
                state.terminalValue(),
                hints.bounds(state),
                hints.candidates(state, moves),
                state.movesAgain(first),
                state.play(first));
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
    public long bounds(long position) {
        int terminal = terminal(position);
        if (terminal != Score.ONGOING) {
            return Score.bounds(terminal, terminal);
        }
        Bounds known = Objects.requireNonNull(hints.bounds(at(position).state), "bounds() answered null");
        return known.equals(Bounds.unknown()) ? UNFINISHED : Score.tighter(UNFINISHED, Score.of(known));
    }

    @Override
    public int soonestDraw(long position) {
        return hints.soonestDraw(at(position).state);
    }

    @Override
    public int maxPlies(long position) {
        return hints.maxPlies(at(position).state);
    }

    @Override
    public void enter(long position, int ply) {
        if (ply == MAX_LINE) {
            refuseLonger(position);
        }
        if (!mayRepeat) {
            return;
        }
        Place<S, M> here = at(position);
        if (!counts.mayRepeat(here.bucket())) {
            return;
        }
        for (int earlier = 1; earlier <= ply; earlier++) {
            if (here.holdsSameAs(at(position - earlier))) {
                throw repeated(position, earlier);
            }
        }
    }

    @Override
    int moveClass(long position, int move) {
        return at(position).moves().get(move).hashCode();
    }

    @Override
    public Object key(long position, boolean symmetry) {
        return symmetry
                ? Objects.requireNonNull(game().canonical(unpack(position)), "canonical() answered null")
                : unpack(position);
    }

    private Place<S, M> at(long position) {
        return line.get((int) position);
    }

    private long stand(long position, S state, int move) {
        Place<S, M> place = new Place<>(state, mayRepeat ? state.hashCode() : 0, move);
        if (position == line.size()) {
            line.add(place);
        } else {
            Place<S, M> before = line.set((int) position, place);
            if (mayRepeat) {
                counts.remove(before.bucket());
            }
        }
        if (mayRepeat) {
            counts.add(place.bucket());
        }
        return position;
    }

    /** A state on the line, with the answers that are needed more than once. */
    private static final class Place<S extends GameState<S, M>, M extends Move> {

        private final S state;
        private final int hash;

        /** The move that led here from the place before. */
        private final int move;

        private List<M> moves = List.of();

        Place(S state, int hash, int move) {
            this.state = state;
            this.hash = hash;
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

        int bucket() {
            return LineCounts.bucket(hash);
        }

        boolean holdsSameAs(Place<S, M> other) {
            return hash == other.hash && state.equals(other.state);
        }
    }
}
