package dev.foregone.testkit.engine;

import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.fixture.Probe;
import dev.foregone.testkit.fixture.Probe.Call;
import dev.foregone.testkit.fixture.SpyGame;
import dev.foregone.testkit.fixture.SpyGame.State;
import dev.foregone.testkit.fixture.TicTacToe;
import dev.foregone.testkit.fixture.TicTacToe.Board;
import dev.foregone.testkit.fixture.TicTacToe.Cell;
import dev.foregone.testkit.fixture.VastGame;
import dev.foregone.testkit.fixture.VastGame.Place;
import dev.foregone.testkit.fixture.VastGame.Turn;
import dev.foregone.testkit.graph.Induction;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Whether an engine reports a game that throws during a question, and answers the next one as if nothing had happened. */
public final class EngineFaults {

    /** By then a question is large, and shared if there are threads to share it with. */
    private static final long LATE = 300_000;

    private final Engine engine;
    private final Probe probe = new Probe();
    private final TicTacToe rules = new TicTacToe();
    private final SpyGame<Board, Cell> game = new SpyGame<>(rules, probe);
    private final SpyGame<Place, Turn> vast = new SpyGame<>(new VastGame(), probe);
    private final Board board = TicTacToe.after(4, 0);
    private final Outcome outcome = Induction.outcomes(rules).of(board);

    public EngineFaults(Engine engine) {
        this.engine = engine;
    }

    /**
     * A checked exception, from a language that does not check them, long after several threads have begun to search.
     */
    public void checked(int threads) {
        checked(threads, "prove", solver -> solver.prove(vast.initialState(), Limits.none()));
        checked(threads, "advise", solver -> solver.advise(vast.initialState(), Limits.none()));
    }

    private void checked(int threads, String called, Function<Solver<State<Place, Turn>, Turn>, ?> question) {
        Check check = Check.engine(engine, vast).and(called).and(threads + (threads == 1 ? " thread" : " threads"));
        String why = "the game waits in vain";
        probe.after(LATE, Call.PLAY, () -> EngineFaults.<RuntimeException>unchecked(new InterruptedException(why)));
        try (var solver = engine.open(vast, SolverOptions.defaults().withThreads(threads))) {
            check.fault(
                    "the answer is " + question.apply(solver),
                    "an engine passes on what a game throws, as a PluginException");
        } catch (Exception thrown) {
            String message = String.valueOf(thrown.getMessage());
            check.holds(
                    thrown instanceof PluginException && message.contains(vast.id()) && message.contains(why),
                    "it came out as " + thrown,
                    "a PluginException names the game and what it threw, whichever thread it was thrown on");
            check.holds(
                    Thread.currentThread().isInterrupted(),
                    "an InterruptedException of the game's is lost",
                    "the thread that asks is interrupted, as if it had run the game itself");
        } finally {
            probe.disarm();
            Thread.interrupted();
        }
    }

    @SuppressWarnings({"unchecked", "DoNotCallSuggester"}) // called in order to throw
    static <T extends Throwable> void unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    public void atCall(Call call, long number) {
        atCall(call, number, Solver::solve);
        atCall(call, number, (solver, state) -> solver.analyze(state).outcome());
    }

    private void atCall(
            Call call,
            long number,
            BiFunction<Solver<State<Board, Cell>, Cell>, State<Board, Cell>, Outcome> question) {
        Check check =
                Check.engine(engine, game).and("position " + board + ", call " + number + " of " + call + " throws");
        State<Board, Cell> state = game.watch(board);
        try (Solver<State<Board, Cell>, Cell> solver = engine.open(game)) {
            ask(check, call, number, () -> question.apply(solver, state));
            untouched(check, board, state);
            String advice = "a session whose game threw answers its next question as if nothing had happened";
            check.equal(outcome, solver.solve(state), "the next outcome of the session", advice);
            check.equal(outcome, solver.analyze(state).outcome(), "the next analysis of the session", advice);
            untouched(check, board, state);
        }
    }

    private void ask(Check check, Call call, long number, Supplier<Outcome> question) {
        long before = probe.count(call);
        String fault = "call " + number + " of " + call;
        probe.after(number, call, () -> {
            throw new IllegalStateException(fault);
        });
        try {
            Outcome answer = question.get();
            check.holds(
                    probe.count(call) < before + number,
                    "nothing was reported, the answer is " + answer,
                    "an engine passes on what a game throws, as a PluginException");
            check.equal(outcome, answer, "the outcome", "fewer calls were made, so nothing was thrown");
        } catch (RuntimeException thrown) {
            reported(check, thrown, fault);
        } finally {
            probe.disarm();
        }
    }

    private void reported(Check check, Exception thrown, String fault) {
        check.holds(
                thrown instanceof PluginException,
                "it came out as " + thrown,
                "an engine wraps what a game throws in a PluginException");
        check.holds(
                String.valueOf(thrown.getMessage()).contains("'" + game.id() + "'"),
                "the message is " + thrown.getMessage(),
                "it names the game's id");
        check.holds(
                Stream.iterate(thrown, each -> each != null, Throwable::getCause)
                        .anyMatch(each -> fault.equals(each.getMessage())),
                "the cause is " + thrown.getCause(),
                "what the game threw is in the chain of causes");
    }

    /** Fails unless the caller's state looks like its board. */
    static void untouched(Check check, Board board, State<Board, Cell> state) {
        String advice = "no question ever changes a state of the caller's";
        List<Cell> moves = state.legalMoves();
        check.equal(board.legalMoves(), moves, "the caller's legalMoves()", advice);
        check.equal(board.toString(), state.toString(), "the caller's state", advice);
    }
}
