package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The plain view, made from a game's states. A position is the number of the place on the current line where its state
 * stands, and a packed move is the index of a legal move there.
 */
final class PlainView<S extends GameState<S, M>, M extends Move> extends GameView<S, M> {

    /** What a search knows of an unfinished position without hints: it takes at least one more ply. */
    private static final long UNFINISHED = Score.bounds(Score.loss(1), Score.win(1));

    private final List<Place<S, M>> line = new ArrayList<>();
    private final LineCounts counts = new LineCounts();

    PlainView(Game<S, M> game) {
        super(game);
    }

    @Override
    public Optional<PackedRules<S, M>> packedRules() {
        return Optional.empty();
    }

    @Override
    public long pack(S state) {
        return stand(0, state);
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
        return legalMoves(position, into, from);
    }

    @Override
    public boolean ranksCandidates() {
        return false;
    }

    @Override
    public boolean looksAhead() {
        return false;
    }

    @Override
    public int lookAhead(long position, int[] into, long[] positions, long[] bounds, int from) {
        throw new UnsupportedOperationException("only one of the positions would last");
    }

    @Override
    public long play(long position, int move) {
        Place<S, M> here = at(position);
        return stand(position + 1, here.state.play(here.moves().get(move)));
    }

    @Override
    public boolean alternates() {
        return false; // states are asked; beside what they cost this is nothing
    }

    @Override
    public boolean movesAgain(long position, int move) {
        Place<S, M> here = at(position);
        return here.state.movesAgain(here.moves().get(move));
    }

    @Override
    public long bounds(long position) {
        int terminal = terminal(position);
        return terminal == Score.ONGOING ? UNFINISHED : Score.bounds(terminal, terminal);
    }

    @Override
    public int soonestDraw(long position) {
        return 0;
    }

    @Override
    public int maxPlies(long position) {
        return Integer.MAX_VALUE;
    }

    @Override
    public void enter(long position, int ply) {
        if (ply == MAX_LINE) {
            throw tooLong(position, ply);
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
    Object key(long position, boolean symmetry) {
        return symmetry
                ? Objects.requireNonNull(game().canonical(unpack(position)), "canonical() answered null")
                : unpack(position);
    }

    private Place<S, M> at(long position) {
        return line.get((int) position);
    }

    private long stand(long position, S state) {
        Place<S, M> place = new Place<>(state);
        if (position == line.size()) {
            line.add(place);
        } else {
            counts.remove(line.set((int) position, place).bucket());
        }
        counts.add(place.bucket());
        return position;
    }

    /** A state on the line, with what is asked of it more than once. */
    private static final class Place<S extends GameState<S, M>, M extends Move> {

        private final S state;
        private final int hash;
        private List<M> moves;

        Place(S state) {
            this.state = state;
            this.hash = state.hashCode();
            this.moves = List.of();
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
