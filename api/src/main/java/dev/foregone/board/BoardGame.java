package dev.foregone.board;

import dev.foregone.api.IllegalMoveException;
import dev.foregone.spi.Cells;
import dev.foregone.spi.Game;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.Scored;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/**
 * A game whose rules already exist as a mutable board that makes moves: the bridge from such a class, which knows
 * nothing of Foregone, to states and moves that keep the contract of {@link Game}. A subclass says how to copy the
 * board, list its moves, make one, who has won, and what distinguishes one position from another.
 *
 * <p>The methods that take a board are called with a board that nothing else uses meanwhile: it MAY be changed for a
 * moment, and MUST be as before when a method other than {@link #make} and {@link #undo} returns. A move is used only
 * on the board that listed it, so a move MAY hold parts of its board or remember what it captured, and needs no {@code
 * equals}.
 *
 * <p><strong>Cost.</strong> A search follows its lines on one board for each thread: {@link #make} and {@link #undo}, where
 * there is an {@code undo}; otherwise it copies the board for each move and lists the moves of the copy. It asks once for the
 * result, lists the moves once of each position it looks into, and asks for keys where it keeps an answer, and to check
 * the board now and then. {@link BoardState#play} copies the board, lists the moves of the copy, makes the move, and
 * asks once for the result and twice for a key. A game that is to be solved faster still provides {@linkplain
 * dev.foregone.spi.PackedRules packed rules}.
 *
 * <p>A detectable fault of the board (no list of moves, a key that is not a value, copies that share parts, a move that is not
 * taken back) is reported as an {@link IllegalStateException} that names the method; a solver wraps it into a {@link
 * dev.foregone.api.PluginException}. Exceptions of the board itself are passed on.
 *
 * <p>Later versions of this class add no abstract methods.
 *
 * @param <B> the board: mutable, with or without {@code equals}
 * @param <V> the board's own type of moves
 */
public abstract class BoardGame<B, V>
        implements Game<BoardState<B>, BoardMove>, Cells<BoardState<B>>, Scored<BoardState<B>> {

    /** One of the two who play. */
    public enum Player {
        /** The player who moves first from the initial position. */
        FIRST,
        /** The other. */
        SECOND
    }

    /** Who has won, or nobody yet. */
    public enum Result {
        /** The game is unfinished. */
        ONGOING,
        /** {@link Player#FIRST} has won. */
        FIRST_WINS,
        /** {@link Player#SECOND} has won. */
        SECOND_WINS,
        /** The game is over, and nobody has won. */
        DRAW
    }

    private final String id;
    private final Supplier<? extends B> newBoard;

    /**
     * For the subclass.
     *
     * @param id the game's {@linkplain #id() id}
     * @param newBoard supplies a board in the initial position, {@link Player#FIRST} to move; any thread may call it
     */
    protected BoardGame(String id, Supplier<? extends B> newBoard) {
        this.id = Objects.requireNonNull(id, "id");
        this.newBoard = Objects.requireNonNull(newBoard, "newBoard");
    }

    /**
     * REQUIRED. Copies a board, with everything that can change during a game, down to the elements of arrays and
     * lists.
     *
     * @param board stays as it is
     * @return another board in the same position, which shares nothing mutable with the first
     */
    protected abstract B copy(B board);

    /**
     * REQUIRED. Lists the legal moves of an unfinished board. A player who has to pass has one move, the pass. Of a finished board it
     * is not asked, and may give anything: there are no moves after the end.
     *
     * @param board a board whose result is {@link Result#ONGOING}
     * @return one move or more, each once, on equal boards in the same order
     */
    protected abstract List<? extends V> moves(B board);

    /**
     * REQUIRED. Makes a move.
     *
     * @param board the board to change
     * @param move one of the moves listed for this very board
     */
    protected abstract void make(B board, V move);

    /**
     * REQUIRED. Who has won, or nobody yet. Random play hardly meets some of the ways in which a game ends, so name a position near
     * each of them in {@code sampleStates()} of the test kit's contract.
     *
     * @param board a board
     * @return {@link Result#ONGOING} until the game is over; while it is, there is at least one move
     */
    protected abstract Result result(B board);

    /**
     * REQUIRED. Everything on a board that affects the rest of the game, as a value: where the pieces are, and whatever
     * else the next moves depend on (rights to castle, pieces in hand, a position that may not be repeated). Two boards
     * with equal keys and the same player to move are one position to an engine. Whose turn it is need not be part of
     * the key, because the bridge adds it; the number of moves made should not be, or the same position would be solved
     * once for each number.
     *
     * @param board a board
     * @return an immutable value with {@code equals}, {@code hashCode} and a readable {@code toString}: a string, a
     *     list of values, a record; not an array, and not the board
     */
    protected abstract Object key(B board);

    /**
     * OPTIONAL. Whose turn it is. Left out, the players move in turn, {@link Player#FIRST} first. REQUIRED of a game in
     * which a player may move twice in a row.
     *
     * @param board a board, of a finished game as well: who would be to move
     * @return the player; empty for no board or for all
     */
    protected Optional<Player> toMove(B board) {
        return Optional.empty();
    }

    /**
     * OPTIONAL. The notation of a move. Left out, it is the move's {@code toString()}, which must not be the one
     * inherited from {@code Object}.
     *
     * @param board a board
     * @param move one of its moves
     * @return one line of text that distinguishes this move from every other legal move of the board
     */
    protected String notation(B board, V move) {
        return String.valueOf(move);
    }

    /**
     * OPTIONAL. Takes back the last move. Left out, the bridge makes a copy of the board for each move of a search instead,
     * which takes longer. The first moves that are taken back are checked by their keys, and some of the others.
     *
     * @param board the board to change
     * @param move the move that was made
     * @return true if the board is as it was before the move; false if this game cannot take moves back
     */
    protected boolean undo(B board, V move) {
        return false;
    }

    /**
     * OPTIONAL. Who stands better, and by how much: {@link Game#evaluation}, which engines use where they cannot prove. It is
     * never taken for a proof. Left out, they estimate by the moves that the players have, and by games played at random.
     *
     * @param board an unfinished board
     * @return the expected result for the player to move, from -1 (loses) to 1 (wins); empty for no board or for all
     */
    protected OptionalDouble evaluation(B board) {
        return OptionalDouble.empty();
    }

    /**
     * OPTIONAL. The board as small numbers, from which {@code foregone train} learns an evaluation: 0 for an empty cell, above 0 for a
     * piece of {@link Player#FIRST}, below 0 for the same of {@link Player#SECOND}, and {@value Cells#NEUTRAL} or more for
     * what belongs to nobody; row by row, or in the order of the {@linkplain #diagram diagram's} sites. Left out, nothing can be learned.
     *
     * @param board a board
     * @param into where to write them, from its first element on
     * @return how many there are, the same for all boards of a game
     */
    protected int cells(B board, byte[] into) {
        return 0;
    }

    /**
     * OPTIONAL. The most points by which a game on this board can end, where points count ({@link Scored}): 64 on a board of
     * Othello. Left out, nobody can ask by how many the game is won.
     *
     * @param board any board
     * @return a number that no score exceeds, the same for all boards of a game; 0 for no points
     */
    @Stability(Level.EXPERIMENTAL)
    protected int mostPoints(B board) {
        return 0;
    }

    /**
     * REQUIRED of a game that has {@link #mostPoints}. Not called otherwise.
     *
     * @param board a finished board
     * @return how many points {@link Player#FIRST} has more than {@link Player#SECOND}
     */
    @Stability(Level.EXPERIMENTAL)
    protected int score(B board) {
        throw new UnsupportedOperationException("a game that has mostPoints(board) must have score(board)");
    }

    @Override
    public final int mostPoints(BoardState<B> state) {
        return mostPoints(state.board());
    }

    @Override
    public final int score(BoardState<B> state) {
        return state.toMove() == Player.FIRST ? score(state.board()) : -score(state.board());
    }

    @Override
    public final int cells(BoardState<B> state, byte[] into) {
        return state.cells(into);
    }

    @Override
    public final String id() {
        return id;
    }

    /** A state with a board of its own, in the initial position. */
    @Override
    public BoardState<B> initialState() {
        return rules().begin(newBoard.get(), Player.FIRST);
    }

    /**
     * The state of a board, to ask a solver about it or to return from {@link #parse}. It copies the board.
     *
     * @param board a board; {@link Player#FIRST} is to move unless {@link #toMove} says otherwise
     * @return its position
     */
    public final BoardState<B> state(B board) {
        return state(board, Player.FIRST);
    }

    /**
     * The state of a board, for a game that does not say whose turn it is. It copies the board.
     *
     * @param board a board
     * @param toMove whose turn it is, unless {@link #toMove} says otherwise
     * @return its position
     */
    public final BoardState<B> state(B board, Player toMove) {
        return rules().begin(Objects.requireNonNull(board, "board"), Objects.requireNonNull(toMove, "toMove"));
    }

    /**
     * The board's own move with the notation of a Foregone move, to be made on the board.
     *
     * @param board a board of the caller's
     * @param move a legal move there
     * @return the move as the board lists it
     * @throws IllegalMoveException if the board has no such move
     */
    public final V moveOn(B board, BoardMove move) {
        BoardRules<B, V> rules = rules();
        List<V> moves = rules.result(board) == Result.ONGOING ? Arrays.asList(rules.moves(board)) : List.of();
        List<BoardMove> written = rules.written(board, moves);
        int index = written.indexOf(move);
        if (index < 0) {
            throw new IllegalMoveException(move, rules.text(board), written);
        }
        return moves.get(index);
    }

    /** The {@linkplain #evaluation(Object) evaluation} of boards, if the initial one has any. */
    @Override
    public Optional<ToDoubleFunction<BoardState<B>>> evaluation() {
        return evaluation(newBoard.get()).isPresent() ? Optional.of(BoardState::evaluation) : Optional.empty();
    }

    /** Rules over boards that are changed instead of copied, wherever there is an {@link #undo}. */
    @Override
    public final Optional<LineRules<BoardState<B>, BoardMove>> lineRules() {
        return Optional.of(new BoardLine<>(rules()));
    }

    /** The name of the player to move. */
    @Override
    public Optional<String> playerToMove(BoardState<B> state) {
        return Optional.of(name(state.toMove()));
    }

    final String name(Player player) {
        return players().get(player == Player.FIRST ? 0 : 1);
    }

    private BoardRules<B, V> rules() {
        return new BoardRules<>(this);
    }
}
