package dev.foregone.scores;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Meter;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.blame.GuardedEngine;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Scored;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The exact score of a position under best play, in a game that counts points ({@link Scored}): by how many it is won. An engine is
 * asked "is it more than k?", each time for another k between the bounds that are known (A. Plaat and others, <em>Best-first
 * fixed-depth minimax algorithms</em>, 1996: MTD(f), here by bisection), and what it has proved for one k, it knows for the next.
 *
 * <p>Any engine will do that proves outcomes and takes exact bounds for final, which {@code minimax} does not. Who wins a game, and
 * in how many plies, is not asked here, nor changed: the move that wins most points need not win soonest. Lines of more than 2,000
 * plies are not followed.
 *
 * <p>In a game with cycles a line that never ends counts no points for anybody. Each k is a game of its own there, of which the engine
 * is asked who wins: {@code retrograde} knows, and engines that follow lines prove what is decided near, so that two bounds may remain
 * without any limit. Best play is then told by no line, for it could go round.
 *
 * <p>One question at a time is answered; any thread may ask.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
@Stability(Level.EXPERIMENTAL)
public final class ScoreSolver<S extends GameState<S, M>, M extends Move> implements AutoCloseable {

    private final Game<S, M> game;
    private final Scored<S> scored;
    private final ScoreSessions sessions;
    private final Blame blame;

    private ScoreSolver(Game<S, M> game, Scored<S> scored, ScoreSessions sessions) {
        this.game = game;
        this.scored = scored;
        this.sessions = sessions;
        this.blame = Blame.game(game);
    }

    /**
     * Opens a session.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param engine an engine that supports the game
     * @param game a game that is {@link Scored}
     * @param options the options of the session
     * @return the session
     * @throws IllegalArgumentException if the game counts no points
     */
    public static <S extends GameState<S, M>, M extends Move> ScoreSolver<S, M> open(
            Engine engine, Game<S, M> game, SolverOptions options) {
        Scored<S> scored = scored(game)
                .orElseThrow(() -> new IllegalArgumentException("the game '" + game.id() + "' counts no points"));
        return new ScoreSolver<>(game, scored, new ScoreSessions(GuardedEngine.of(engine), options));
    }

    /**
     * The game as one that counts points.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game any game
     * @return the game itself; empty if it does not count points
     */
    @SuppressWarnings("unchecked") // a game counts the points of its own states
    public static <S extends GameState<S, M>, M extends Move> Optional<Scored<S>> scored(Game<S, M> game) {
        return game instanceof Scored<?> its && ((Scored<S>) its).mostPoints(game.initialState()) > 0
                ? Optional.of((Scored<S>) its)
                : Optional.empty();
    }

    /**
     * Whether points are counted in a position, and a score can be asked for.
     *
     * @param state any position of the game
     * @return whether anybody can win by a point or more
     * @throws PluginException if the game throws, or answers what is no number of points
     */
    public boolean counts(S state) {
        return most(state) > 0;
    }

    /**
     * The score of a position, as far as limits allow.
     *
     * @param state any position of the game, finished or not
     * @param limits when to stop
     * @return equal bounds if the search ran to its end; otherwise two bounds, both true
     * @throws LineTooLongException if a line of play repeats a position though the game promises otherwise, or, without limits, if it
     *     is too long for the engine
     * @throws PluginException if the game throws
     * @throws IllegalArgumentException if no points are counted there ({@link Scored#mostPoints})
     * @throws IllegalStateException if the session is closed
     */
    public synchronized ScoreBounds prove(S state, Limits limits) {
        Question question = new Question(state, limits);
        return blame.ask("score", () -> question.score(state, question.all()));
    }

    /**
     * The score of a position and of each of its moves, and a line that reaches it, as far as limits allow. The position's own score
     * is proved first.
     *
     * @param state any position of the game, finished or not
     * @param limits when to stop, all of it
     * @return what is proved; a limit is no reason to throw
     * @throws LineTooLongException if a line of play repeats a position though the game promises otherwise, or, without limits, if it
     *     is too long for the engine
     * @throws PluginException if the game throws
     * @throws IllegalArgumentException if no points are counted there ({@link Scored#mostPoints})
     * @throws IllegalStateException if the session is closed
     */
    public synchronized ScoreAnalysis<S, M> analyze(S state, Limits limits) {
        Question question = new Question(state, limits);
        return blame.ask("score", () -> analyze(state, question));
    }

    private ScoreAnalysis<S, M> analyze(S state, Question question) {
        ScoreBounds score = question.score(state, question.all());
        List<ScoredMove<M>> moves = new ArrayList<>();
        for (M move : state.legalMoves()) {
            boolean again = state.movesAgain(move);
            ScoreBounds known = new ScoreBounds(-question.most(), score.atMost()).backedUp(again);
            moves.add(new ScoredMove<>(
                    move, question.score(state.play(move), known).backedUp(again)));
        }
        moves.sort(Comparator.comparing((ScoredMove<M> move) -> move.score().atLeast())
                .thenComparing(move -> move.score().atMost())
                .reversed());
        return new ScoreAnalysis<>(
                state,
                score,
                moves,
                score.isExact() && !game.cyclic() ? question.line(state, score.atLeast()) : List.of());
    }

    /**
     * The score of each position of a line, as far as limits allow: what a move gave away is the difference between two of them. The
     * last position is asked about first, and what one does not need of the limits is left to the others.
     *
     * @param start the first position
     * @param moves legal moves, in order
     * @param limits when to stop, all of it
     * @return for the first position and after each move, what is proved of the score for the player to move there
     * @throws LineTooLongException if a line of play repeats a position though the game promises otherwise, or, without limits, if it
     *     is too long for the engine
     * @throws PluginException if the game throws
     * @throws IllegalArgumentException if no points are counted there ({@link Scored#mostPoints})
     * @throws IllegalStateException if the session is closed
     */
    public synchronized List<ScoreBounds> proveLine(S start, List<M> moves, Limits limits) {
        Question all = new Question(start, limits);
        return blame.ask("score", () -> proveLine(start, moves, all));
    }

    private List<ScoreBounds> proveLine(S start, List<M> moves, Question all) {
        List<S> states = new ArrayList<>(List.of(start));
        moves.forEach(move -> states.add(states.get(states.size() - 1).play(move)));
        Deque<ScoreBounds> scores = new ArrayDeque<>();
        for (int ply = moves.size(); ply >= 0; ply--) {
            Question question = new Question(start, all.meter.left().dividedBy(ply + 1));
            scores.addFirst(question.score(states.get(ply), question.all()));
        }
        return List.copyOf(scores);
    }

    /** {@return the number of positions visited since the session was opened} */
    public synchronized long positionsVisited() {
        return sessions.positionsVisited();
    }

    /** Ends the session and releases its memory. */
    @Override
    public void close() {
        sessions.close();
    }

    private int most(S state) {
        int most = blame.ask("mostPoints", () -> scored.mostPoints(state));
        if (most < 0 || most > Scored.MOST) {
            throw blame.of(new IllegalStateException("mostPoints() is " + most + "; accepted: 0 to " + Scored.MOST));
        }
        return most;
    }

    /** Boards of another size have other ranges, and other sessions of the engine. */
    private CountedGame<S, M> counted(S state) {
        if (sessions.isClosed()) {
            throw new IllegalStateException("this solver is closed; open another one");
        }
        int most = most(state);
        if (most == 0) {
            throw new IllegalArgumentException("the game '" + game.id() + "' counts no points at "
                    + blame.ask("format", () -> game.format(state)));
        }
        return new CountedGame<>(game, scored, new Scale(most));
    }

    /** Questions under common limits: what one uses is gone for the next. */
    private final class Question {

        private final CountedGame<S, M> counted;
        private final Meter meter;

        Question(S state, Limits limits) {
            this.meter = new Meter(limits, sessions::positionsVisited);
            this.counted = counted(state);
        }

        int most() {
            return counted.scale().most();
        }

        ScoreBounds all() {
            return new ScoreBounds(-most(), most());
        }

        /** Asks until the bounds meet; a question that is not answered is the last. */
        ScoreBounds score(S state, ScoreBounds known) {
            ScoreBounds bounds = known;
            while (!bounds.isExact()) {
                int least = bounds.atMost() - (bounds.atMost() - bounds.atLeast()) / 2;
                ScoreBounds more = bounds.and(ask(state, least));
                if (more.atLeast() < least && more.atMost() >= least) {
                    return more;
                }
                bounds = more;
            }
            return bounds;
        }

        private ScoreBounds ask(S state, int least) {
            return sessions.ask(counted, state, least, meter.left());
        }

        /** The moves of best play to the end of the game, or until a limit is hit. */
        List<M> line(S start, int score) {
            List<M> line = new ArrayList<>();
            S state = start;
            int points = score;
            Optional<M> best = first(state, points);
            while (best.isPresent()) {
                M move = best.get();
                line.add(move);
                points = state.movesAgain(move) ? points : -points;
                state = state.play(move);
                best = first(state, points);
            }
            return line;
        }

        private Optional<M> first(S state, int score) {
            return state.legalMoves().stream()
                    .filter(move -> reaches(state, move, score))
                    .findFirst();
        }

        /** No move can do worse than to lose by most. */
        private boolean reaches(S state, M move, int score) {
            if (score == -most()) {
                return true;
            }
            boolean again = state.movesAgain(move);
            int least = again ? score : 1 - score;
            ScoreBounds after = ask(state.play(move), least).backedUp(again);
            return after.atLeast() >= score;
        }
    }
}
