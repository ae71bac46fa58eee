package dev.foregone.board;

import dev.foregone.board.BoardGame.Player;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * The boards of a line of play: one board that makes moves and takes them back, or, if the game takes none back, one for each
 * place. The first places and some later ones are watched: whether moves are taken back, listing them changes nothing, each has
 * a notation of its own, and, where boards are copied, a copy lists the same moves. For one thread.
 */
final class LineBoards<B, V> {

    /** The number of places that are watched at first. */
    private static final int WATCHED = 64;

    /** One place in this many is watched later. */
    private static final int RARELY = 512;

    private static final int FIRST_SIZE = 64;

    private final BoardRules<B, V> rules;

    /** Asked several times at each position, so without the checks of a list. */
    private LinePlace<B, V>[] places = places(FIRST_SIZE);

    private final MoveClasses<V> classes = new MoveClasses<>();

    private boolean tellsTurn;
    private boolean copies;
    private long played;

    /** The place of the last position of the line. */
    private int last;

    /** The place whose position is on the board of the first, if that one is for all. */
    private int standsAt;

    LineBoards(BoardRules<B, V> rules) {
        this.rules = rules;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array that holds nothing yet
    private static <B, V> LinePlace<B, V>[] places(int size) {
        LinePlace[] places = new LinePlace[size];
        Arrays.setAll(places, any -> new LinePlace<>());
        return places;
    }

    /** Leaves the line for another, which begins here. */
    void begin(BoardState<B> state) {
        LinePlace<B, V> first = child(0, 0, state.toMove());
        first.state = state;
        first.watched = state.position();
        B board = state.board();
        rules.checkUnchanged(board, state.key());
        first.board = board;
        tellsTurn = state.tellsTurn();
        last = 0;
        standsAt = 0;
    }

    LinePlace<B, V> place(long position) {
        return places[(int) position];
    }

    /** A board in a position of the line. What asks it for moves asks for it first: here the game may turn out to need copies. */
    B board(long position) {
        int place = (int) position;
        while (!copies && standsAt > place) {
            takeBack(moveTo(standsAt));
        }
        while (!copies && standsAt < place) {
            makeAgain();
        }
        return itsBoard(copies ? place : 0);
    }

    private B itsBoard(int place) {
        return Objects.requireNonNull(places[place].board);
    }

    private void takeBack(V move) {
        B board = itsBoard(0);
        if (!rules.game().undo(board, move)) {
            copyAll();
            return;
        }
        standsAt--;
        BoardKey watched = places[standsAt].watched;
        if (watched != null) {
            rules.checkUndone(board, watched, move);
        }
    }

    private void makeAgain() {
        standsAt++;
        rules.game().make(itsBoard(0), moveTo(standsAt));
    }

    /** The move that led to a place, of those of the place before. */
    private V moveTo(int place) {
        return Objects.requireNonNull(places[place - 1].moves)[places[place].index];
    }

    /** The game takes no moves back: from now on each place has a board. */
    private void copyAll() {
        copies = true;
        LinePlace<B, V> first = places[0];
        first.board = Objects.requireNonNull(first.state).board();
        first.moves = null;
        for (int place = 1; place <= last; place++) {
            LinePlace<B, V> here = places[place];
            here.board = rules.after(itsBoard(place - 1), here.index, null);
            here.moves = null;
        }
    }

    /** The moves of a position, to be made on its board. */
    V[] moves(long position) {
        V[] moves = place(position).moves;
        return moves == null ? list(position) : moves;
    }

    /** One of them; mostly they are listed already. */
    private V move(long position, int index) {
        return moves(position)[index];
    }

    private V[] list(long position) {
        B board = board(position);
        LinePlace<B, V> here = place(position);
        V[] moves = rules.moves(board);
        here.moves = moves;
        if (here.watched != null) {
            rules.written(board, Arrays.asList(moves));
        }
        check(position);
        return moves;
    }

    /** Fails if the board of a watched place has changed. */
    void check(long position) {
        BoardKey watched = place(position).watched;
        if (watched != null) {
            rules.checkUnchanged(board(position), watched.key());
        }
    }

    /** What stands for a position when it is no longer on the line. Authors make texts for it, which takes long. */
    BoardKey key(long position) {
        B board = board(position);
        LinePlace<B, V> here = place(position);
        BoardKey key = here.key;
        if (key == null) {
            key = rules.position(board, here.mover);
            here.key = key;
        }
        return key;
    }

    String notation(long position, int move) {
        B board = board(position);
        return rules.notation(board, move(position, move));
    }

    /** A number by which a move is recognized in other positions. */
    int moveClass(long position, int move) {
        return classes.of(move(position, move), () -> notation(position, move));
    }

    /** Makes a move, unless it stands on the line already. */
    long play(long position, int move) {
        int next = (int) position + 1;
        if (next <= last && places[next].index == move) {
            return next;
        }
        boolean isWatched = played++ < WATCHED || played % RARELY == 0;
        B board = board(position);
        V made = move(position, move);
        last = (int) position; // whatever the game does now
        LinePlace<B, V> child = child(next, move, BoardRules.other(place(position).mover));
        if (copies) {
            board = rules.after(board, move, isWatched ? rules.notation(board, made) : null);
            child.board = board;
            check(position);
        } else {
            rules.game().make(board, made);
            standsAt = next;
        }
        last = next;
        child.mover = mover(board, child.mover);
        child.watched = isWatched ? rules.position(board, child.mover) : null;
        return next;
    }

    private LinePlace<B, V> child(int next, int move, Player mover) {
        if (next == places.length) {
            LinePlace<B, V>[] more = places(2 * next);
            System.arraycopy(places, 0, more, 0, next);
            places = more;
        }
        LinePlace<B, V> child = places[next];
        child.begin(move, mover);
        return child;
    }

    private Player mover(B board, Player next) {
        Optional<Player> mover = rules.toMove(board);
        if (mover.isPresent() != tellsTurn) {
            throw rules.tellsTurnOfOne(Objects.requireNonNull(places[0].state), rules.text(board));
        }
        return mover.orElse(next);
    }

    /** The player to move after a move, which need not be the one on the line. */
    Player moverAfter(long position, int move) {
        int next = (int) position + 1;
        if (next <= last && places[next].index == move) {
            return places[next].mover;
        }
        Player other = BoardRules.other(place(position).mover);
        if (!tellsTurn) {
            return other;
        }
        B board = board(position);
        return copies
                ? mover(rules.after(board, move, null), other)
                : moverAfterMaking(board, move(position, move), other);
    }

    /** Makes a move for a moment, which takes less than to list the moves of a copy. */
    private Player moverAfterMaking(B board, V move, Player other) {
        rules.game().make(board, move);
        standsAt++;
        Player mover = mover(board, other);
        takeBack(move);
        return mover;
    }
}
