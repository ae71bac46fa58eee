package dev.foregone.search.view;

import dev.foregone.api.GameState;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.blame.Blame;
import dev.foregone.search.stop.LineLimit;
import dev.foregone.search.stop.SearchStop;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as a depth-first search sees it: {@linkplain #rules rules} over numbers, whether the game packs its positions (the
 * packed view) or not (the plain view), so that a search is written once; and the line of play that the search follows.
 *
 * <p>A search MUST use positions as {@link Rules} says. In the packed view positions are values and this does not
 * matter; in the plain view a position is a place on the current line, so that a search without memory needs none here
 * either. Anything that is to last is kept under its {@link #key}. A view is for one thread.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public abstract class GameView<S extends GameState<S, M>, M extends Move> {

    /** The plies of the longest line that is followed: about what the stack of an ordinary thread holds. */
    public static final int MAX_LINE = 2_000;

    /** The number of positions of a question that are compared with those before them on the line. */
    private static final int AT_FIRST = 256;

    /** Later, one position in this many is. */
    private static final int SELDOM = 1024;

    private final Game<S, M> game;
    private final Rules<S, M> rules;
    private final boolean cyclic;
    private final boolean alternates;

    // ---- The line, while positions might repeat on it

    private final long[] line = new long[MAX_LINE + 1];

    /** The keys of its first positions. */
    private final List<Object> keys = new ArrayList<>();

    /** The plies of these keys. */
    private final Map<Object, Integer> plies = new HashMap<>();

    private long entered;
    private boolean mayRepeat;

    GameView(Game<S, M> game, Rules<S, M> rules) {
        this.game = game;
        this.rules = rules;
        this.cyclic = isCyclic(game);
        this.alternates = rules.alternates();
    }

    /**
     * Whether lines of play may repeat a position, as the game declares.
     *
     * @param game any game
     * @return its answer
     * @throws dev.foregone.api.PluginException if it throws
     */
    public static boolean isCyclic(Game<?, ?> game) {
        return Blame.game(game).ask("cyclic", game::cyclic);
    }

    /** {@return whether lines of play may repeat a position, as the game has declared} */
    public final boolean isCyclic() {
        return cyclic;
    }

    /**
     * The view for a position and all that can be reached from it: the packed one if the game has packed rules there.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game any game
     * @param state a position of it
     * @return a new view, for one thread
     */
    public static <S extends GameState<S, M>, M extends Move> GameView<S, M> of(Game<S, M> game, S state) {
        return of(game, game.packedRules(state));
    }

    /**
     * The view by packed rules, or by the states if there are none.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game any game
     * @param packed its packed rules, or empty
     * @return a new view, for one thread
     */
    public static <S extends GameState<S, M>, M extends Move> GameView<S, M> of(
            Game<S, M> game, Optional<PackedRules<S, M>> packed) {
        return packed.<GameView<S, M>>map(rules -> new PackedView<>(game, rules))
                .orElseGet(() -> PlainView.of(game));
    }

    /** {@return a view of the same positions for another thread} */
    public final GameView<S, M> another() {
        return of(game, packedRules());
    }

    /**
     * Whether this view shows positions with these rules.
     *
     * @param packed packed rules, or empty
     * @return true if they are this view's
     */
    public final boolean serves(Optional<PackedRules<S, M>> packed) {
        return packedRules().equals(packed);
    }

    /** {@return the game of this view} */
    public final Game<S, M> game() {
        return game;
    }

    /** {@return the rules by which to search: the game's own packed rules, or rules made from its states} */
    public final Rules<S, M> rules() {
        return rules;
    }

    /**
     * The game's own packed rules.
     *
     * @return the rules of the packed view, or empty in the plain view
     */
    public abstract Optional<PackedRules<S, M>> packedRules();

    /**
     * Whether positions are values: the packed view.
     *
     * @return true if a position is its own exact key
     */
    public final boolean isPacked() {
        return packedRules().isPresent();
    }

    /**
     * The {@link #key} of a position rebuilt without cached results; only in the plain view.
     *
     * @param position a position
     * @return the key; empty for the first position of a line, and in the packed view
     */
    public abstract Optional<Object> makeAgain(long position);

    /**
     * Asks a key all that a search asks of it, which may leave something behind in it if it is a state; only in the plain view.
     *
     * @param again what {@link #makeAgain} returned
     * @return the answers
     */
    public abstract Object askAll(Object again);

    /**
     * A search calls this when it goes one ply deeper, before it searches the position.
     *
     * @param position the position it enters
     * @param ply how many plies it lies below the first position of the line
     * @throws LineTooLongException if a position is seen to be on this line twice and the game has not declared cycles
     * @throws SearchStop if the game continues after the longest line that is followed
     */
    public final void enter(long position, int ply) {
        if (ply == 0) {
            mayRepeat = !cyclic && rules.maxPlies(position) >= MAX_LINE;
            keys.clear();
            plies.clear();
            entered = 0;
        }
        if (mayRepeat) {
            follow(position, ply);
        }
        if (ply == MAX_LINE) {
            refuseLonger(position);
        }
    }

    /**
     * The line might not end though the game has promised that it does. Keys cost time, so only the first positions of a question,
     * one in a thousand later ones and the last of the longest line are looked at, each with all before it on the line: that is soon enough.
     */
    private void follow(long position, int ply) {
        line[ply] = position;
        for (int left = keys.size() - 1; left >= ply; left--) {
            plies.remove(keys.remove(left));
        }
        if (entered++ >= AT_FIRST && entered % SELDOM != 0 && ply < MAX_LINE) {
            return;
        }
        for (int next = keys.size(); next <= ply; next++) {
            Object key = key(line[next], false);
            Integer earlier = plies.putIfAbsent(key, next);
            if (earlier != null) {
                throw LineTooLongException.cycle(notation(line[next]), next - earlier, game.id());
            }
            keys.add(key);
        }
    }

    /**
     * Whether the player who makes a move also makes the next. Rules by which the players {@linkplain Rules#alternates alternate}
     * are not asked; the others answer most quickly about the move that was made last.
     *
     * @param position a position
     * @param move one of its packed legal moves
     * @return true if the same player is to move in the position that the move leads to
     */
    public final boolean movesAgain(long position, int move) {
        return !alternates && rules.movesAgain(position, move);
    }

    /**
     * The class of a move, by which a search can recognize it in other positions.
     *
     * @param position a position
     * @param move one of its packed legal moves
     * @return the same for the same move in another position; different moves seldom share it
     */
    public abstract int moveClass(long position, int move);

    /**
     * A key for a position that stays good when the position is no longer on the line: a table keeps an answer under
     * it.
     *
     * @param position a position
     * @param symmetry whether positions that are equivalent by a symmetry share their key
     * @return a value that equal positions share, and only positions of the same outcome
     */
    public abstract Object key(long position, boolean symmetry);

    /** The longest line ends where the game does, even if maxPlies has promised that all lines are shorter. */
    private void refuseLonger(long position) {
        if (rules.terminal(position) == Score.ONGOING) {
            throw new LineLimit(
                    notFollowed(MAX_LINE), LineTooLongException.tooLong(notation(position), MAX_LINE, game.id()));
        }
    }

    /**
     * Why a search proves no more where lines are longer than this.
     *
     * @param plies the longest that are followed
     * @return for people
     */
    public static String notFollowed(int plies) {
        return "lines of more than " + plies + " plies are not followed";
    }

    private String notation(long position) {
        return game.format(rules.unpack(position));
    }
}
