package dev.foregone.tablebase.builder.answer;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Meter;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.message.HeapOption;
import dev.foregone.spi.Game;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.spi.SolverSession;
import dev.foregone.tablebase.answer.Analyses;
import dev.foregone.tablebase.memory.HeapShare;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.threads.WorkStop;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Answers questions by solving the whole game below the position that is asked about, and keeps the last game that it has
 * solved. One question at a time; those of other threads wait for their turn.
 */
public final class WholeGameSolver<S extends GameState<S, M>, M extends Move> implements Solver<S, M> {

    /** However little memory is allowed, small games are solved: 16 MiB, if the heap has them. */
    static final long LEAST_MEMORY = Math.min(1 << 24, HeapShare.BYTES);

    /** For advice, the search may visit this many positions after the whole game has turned out to be too large. */
    private static final long MOST_FOR_ADVICE = 1 << 20;

    private final Game<S, M> game;
    private final SolverOptions options;
    private final AtomicLong visited = new AtomicLong();
    /**
     * The solved games: the one below the last question and, rarely, those below positions that its analysis reached.
     */
    private final List<SolvedGame<S, M>> solved = new ArrayList<>();

    private final SolverSession session = new SolverSession(solved::clear);

    /** Finds near wins and losses of large games. */
    private final @Nullable Solver<S, M> search;

    /** A session. */
    public WholeGameSolver(Game<S, M> game, SolverOptions options) {
        this(game, options, null);
    }

    /** A session with a search that is asked first. */
    public WholeGameSolver(Game<S, M> game, SolverOptions options, @Nullable Solver<S, M> search) {
        this.game = Objects.requireNonNull(game, "game");
        this.options = Objects.requireNonNull(options, "options");
        this.search = search;
    }

    @Override
    public Bounds prove(S state, Limits limits) {
        try {
            return ask(state, limits, question -> Bounds.exactly(question.outcome(state)));
        } catch (SearchStoppedException stopped) {
            return stopped.bounds();
        }
    }

    @Override
    public Analysis<S, M> analyze(S state, Limits limits) {
        return ask(state, limits, question -> Analyses.of(state, question::outcome, question::has));
    }

    /** A game that does not fit is no reason to have no move. */
    @Override
    public Advice<S, M> advise(S state, Limits limits) {
        try {
            if (search != null && limits.plies() < Integer.MAX_VALUE) {
                return search.advise(state, limits); // what is seen so far ahead needs no whole game
            }
            return search == null ? Solver.super.advise(state, limits) : searchedAdvice(state, limits, search);
        } catch (TablebaseException tooLarge) {
            return atOnce(state, Bounds.unknown(), limits);
        }
    }

    /** What is proved, and what the rules alone show. */
    private Advice<S, M> atOnce(S state, Bounds proved, Limits limits) {
        Advice<S, M> advice = Blame.game(game).ask("legalMoves", () -> Advice.of(state, proved));
        return Blame.game(game).ask("play", () -> advice.withEndsAtOnce(limits));
    }

    /** The whole game has half of the limits; if that is too little, the search has the rest. */
    private Advice<S, M> searchedAdvice(S state, Limits limits, Solver<S, M> by) {
        Meter meter = new Meter(limits, this::positionsVisited);
        Bounds proved;
        try {
            return Advice.of(analyze(state, limits.dividedBy(2)));
        } catch (SearchStoppedException stopped) {
            proved = stopped.bounds();
        } catch (TablebaseException tooLarge) {
            proved = Bounds.unknown();
        }
        Limits left = meter.left();
        try {
            return by.advise(state, left.withPositions(Math.min(left.positions(), MOST_FOR_ADVICE)))
                    .and(proved, move -> Bounds.unknown());
        } catch (IllegalStateException closed) { // by another thread, since the question began
            return atOnce(state, proved, limits);
        }
    }

    /** The whole game from a root, for callers that want more than answers. */
    public SolvedGame<S, M> whole(S root) {
        return ask(root, Limits.none(), question -> below(root, question.outcome(root)));
    }

    /** The game that has a position, which was solved just now. */
    private SolvedGame<S, M> below(S root, Outcome outcome) {
        return solved.stream()
                .filter(whole -> whole.find(root).filter(outcome::equals).isPresent())
                .findFirst()
                .orElseThrow();
    }

    @Override
    public long positionsVisited() {
        return visited.get() + (search == null ? 0 : search.positionsVisited());
    }

    /** The search may be at work, and is stopped as well. */
    @Override
    public void close() {
        session.close();
        if (search != null) {
            search.close();
        }
    }

    private <T> T ask(S state, Limits limits, Function<Question, T> answer) {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(limits, "limits");
        return session.ask(limits, condition -> {
            QuestionWatch watch = new QuestionWatch(condition, visited, options.listener());
            Question question = new Question(state, limits, watch);
            T found = guarded(question, answer);
            watch.end();
            return found;
        });
    }

    private Optional<Outcome> known(S state) {
        return solved.stream().flatMap(whole -> whole.find(state).stream()).findFirst();
    }

    /** One question, and the positions whose outcomes its answer needs. */
    private final class Question {

        private final S asked;
        private final boolean limited;
        private final QuestionWatch watch;
        private final @Nullable NearProofs<S, M> near;

        /** The game that is being solved, below the position that was asked about as long as that is not known. */
        private @Nullable SolvedGame<S, M> begun;

        Question(S asked, Limits limits, QuestionWatch watch) {
            this.asked = asked;
            this.limited = limits.areSet();
            this.watch = watch;
            this.near = search == null ? null : new NearProofs<>(search, asked, limits, watch);
        }

        Outcome outcome(S state) {
            Optional<Outcome> known = known(state).or(() -> near(state).outcome());
            return known.isPresent() ? known.get() : solved(state);
        }

        /** A position beside the principal line may be far from its end, and need not be solved to be told from those on it. */
        boolean has(S state, Outcome outcome) {
            if (near != null && known(state).isEmpty() && outcome.value() != GameValue.DRAW) {
                Bounds bounds = near.within(state, outcome.plies());
                watch.check();
                if (bounds.isExact() || !bounds.contains(outcome)) {
                    return bounds.equals(Bounds.exactly(outcome));
                }
            }
            return outcome(state).equals(outcome);
        }

        private Bounds near(S state) {
            return near == null ? Bounds.unknown() : near.bounds(state);
        }

        /**
         * Solves the game below the position that was asked about, which most others are in. Where positions are equivalent
         * without having equivalent moves, one of them may lead to a position that the other cannot reach: then that is solved
         * as well.
         */
        private Outcome solved(S state) {
            if (known(asked).isPresent()) {
                return solved(state, state);
            }
            solved.clear();
            return solved(asked, state);
        }

        private Outcome solved(S root, S wanted) {
            long taken = solved.stream().mapToLong(SolvedGame::bytes).sum();
            long allowed = Math.min(options.memoryBytes(), HeapShare.BYTES);
            long memory = Math.max(LEAST_MEMORY, allowed - taken);
            SolvedGame<S, M> whole = new SolvedGame<>(game, root, options.symmetry(), memory);
            try {
                begun = whole;
                whole.solve(root, near == null ? watch : near.until(wanted));
            } catch (TooLargeException tooLarge) {
                throw tooLarge(root, tooLarge);
            } catch (NearProofs.Settled settled) {
                return near(wanted).outcome().orElseThrow(() -> new WorkStop("the limit of plies was reached"));
            }
            solved.add(whole);
            return outcome(wanted);
        }

        /** What is proved of the position that was asked about. */
        Bounds proved() {
            Bounds below = begun == null ? Bounds.unknown() : begun.boundsOfRoot();
            return known(asked).map(Bounds::exactly).orElseGet(() -> below.and(near(asked)));
        }

        /** Memory is a limit among others; without others, only an answer can be given in full, or an outcome that is proved. */
        private RuntimeException tooLarge(S root, TooLargeException why) {
            Bounds proved = proved();
            String reason =
                    "the game '" + game.id() + "' from " + game.format(root) + " does not fit: " + why.getMessage();
            return limited || proved.isExact()
                    ? new WorkStop(reason + "; " + moreMemory())
                    : new TooLarge(reason, proved, moreMemory());
        }
    }

    /** Not enough memory; distinct from any exception of a solver of the game's own. */
    private static final class TooLarge extends RuntimeException {

        private static final long serialVersionUID = 1L;

        TooLarge(String reason, Bounds proved, String advice) {
            super(reason + (proved.equals(Bounds.unknown()) ? "" : "; proved: " + proved.inWords()) + "\n  " + advice);
        }
    }

    private String moreMemory() {
        String more = options.memoryBytes() < HeapShare.BYTES
                ? "allow more memory"
                : "give Java a larger heap, "
                        + HeapOption.of(2 * Runtime.getRuntime().maxMemory()) + " for one";
        return more + ", ask about a position nearer to the end, or build a tablebase, which needs less";
    }

    /** Whatever part of a question is stopped, it says what is proved by then. */
    private <T> T guarded(Question question, Function<Question, T> answer) {
        try {
            return answer.apply(question);
        } catch (WorkStop stopped) {
            throw new SearchStoppedException(stopped.reason(), Blame.game(game).ask("packedRules", question::proved));
        } catch (TooLarge tooLarge) {
            throw new TablebaseException(String.valueOf(tooLarge.getMessage()));
        } catch (ListenerFailure listener) {
            throw listener;
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError fault) {
            throw new PluginException(PluginKind.GAME, game.id(), fault);
        } catch (Throwable undeclared) { // a game may throw what it does not declare
            throw Blame.game(game).of(undeclared);
        }
    }
}
