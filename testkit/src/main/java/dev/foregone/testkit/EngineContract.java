package dev.foregone.testkit;

import static dev.foregone.testkit.fixture.TicTacToe.after;

import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.engine.BothForms;
import dev.foregone.testkit.engine.EngineAnswers;
import dev.foregone.testkit.engine.EngineCycles;
import dev.foregone.testkit.engine.EngineEffort;
import dev.foregone.testkit.engine.EngineFaults;
import dev.foregone.testkit.engine.EngineLimits;
import dev.foregone.testkit.engine.EnginePositions;
import dev.foregone.testkit.engine.EngineProgress;
import dev.foregone.testkit.engine.EngineQueue;
import dev.foregone.testkit.engine.EngineSessions;
import dev.foregone.testkit.engine.EngineStops;
import dev.foregone.testkit.fixture.Probe.Call;
import dev.foregone.testkit.fixture.Subtraction;
import dev.foregone.testkit.fixture.TicTacToe;
import dev.foregone.testkit.fixture.TicTacToe.Board;
import dev.foregone.testkit.fixture.TicTacToe.Cell;
import dev.foregone.testkit.fixture.VastGame;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import dev.foregone.testkit.walk.Space;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What every engine must do, as tests. Extend it, name the engine, and run it:
 *
 * <pre>{@code
 * class MyEngineTest extends EngineContract {
 *     @Override
 *     protected Engine engine() {
 *         return new MyEngine();
 *     }
 * }
 * }</pre>
 *
 * The engine is compared with {@link ReferenceSolver} on small games and on {@linkplain RandomGames generated ones}; it
 * is stopped and interrupted, and given games that throw and games with cycles. An engine that passes, which takes half a
 * minute or so, gives the same answers as every other that does.
 */
@Timeout(120)
public abstract class EngineContract extends EngineGraphContract {

    private static final TicTacToe TIC_TAC_TOE = new TicTacToe();
    private static final GraphGame SUBTRACTION = Subtraction.of(14);

    private static final List<Long> PLAYS = List.of(1L, 2L, 3L, 5L, 8L, 13L, 50L, 200L, 1_000L);

    /** For the subclass. */
    protected EngineContract() {}

    // ---- Who it is and what it takes

    @Test
    @DisplayName("the id is well formed and always the same")
    void id() {
        new Check("engine '" + engine().id() + "'").id(() -> engine().id());
    }

    @Test
    @DisplayName("supports every game whose lines end")
    void supportsGamesThatEnd() {
        supports(TIC_TAC_TOE);
        supports(SUBTRACTION);
        everyKind(5).forEach(this::supports);
    }

    private void supports(Game<?, ?> game) {
        Check.engine(engine(), game)
                .equal(true, engine().supports(game).supported(), "supports", "every line of this game ends");
    }

    // ---- Right answers

    @Test
    @DisplayName("every position of tic-tac-toe has the outcome that backward induction gives")
    void outcomesOfTicTacToe() {
        Set<Board> boards = Space.reachable(TIC_TAC_TOE.initialState());
        new EngineAnswers<>(new EnginePositions<>(engine(), TIC_TAC_TOE, boards)).outcomes();
    }

    @Test
    @DisplayName("every heap of a subtraction game has the outcome that backward induction gives")
    void outcomesOfSubtraction() {
        answers(SUBTRACTION).outcomes();
    }

    @Test
    @DisplayName("generated games have the outcomes that backward induction gives")
    void outcomesOfRandomGames() {
        random(RandomGames::acyclic, randomGames())
                .forEach(each -> answers(each).outcomes());
    }

    @Test
    @DisplayName("generated games with packed rules have the outcomes that backward induction gives")
    void outcomesOfPackedGames() {
        random(RandomGames::packed, randomGames()).forEach(each -> answers(each).outcomes());
    }

    @Test
    @DisplayName("what is right of packed rules is right of the same game without them")
    void bothForms() {
        new BothForms(engine()).agree();
    }

    @Test
    @DisplayName("sound hints change no outcome")
    void outcomesOfHintedGames() {
        Stream.<LongFunction<GraphGame>>of(RandomGames::hinted, RandomGames::hintedStates)
                .flatMap(kind -> random(kind, randomGames()))
                .forEach(each -> answers(each).outcomes());
    }

    @Test
    @DisplayName("lines of hundreds of plies are followed to their end")
    void outcomesOfLongChains() {
        for (GameValue end : GameValue.values()) {
            GraphGame chain = EngineEffort.chain(end == GameValue.DRAW ? 120 : 700, end);
            chain.bothForms().forEach(each -> new EngineAnswers<>(start(each)).outcomes());
        }
    }

    @Test
    @DisplayName("an analysis rates every move, best first, and its line is exactly as long as the outcome says")
    void analyses() {
        new EngineAnswers<>(ticTacToe(after(), after(0), after(4, 0), after(0, 4, 8))).analyses();
        answers(SUBTRACTION).analyses();
        everyKind(randomGames() / 10).forEach(each -> answers(each).analyses());
    }

    // ---- Sessions and options

    @Test
    @DisplayName("memory, threads and symmetry change no answer")
    void optionsChangeNothing() {
        new EngineSessions<>(ticTacToe(after(4), after(0, 1))).sameUnderAll();
        everyKind(randomGames() / 20).forEach(each -> sessions(each).sameUnderAll());
    }

    @Test
    @DisplayName("limits that are not hit change no answer")
    void generousLimitsChangeNothing() {
        new EngineSessions<>(ticTacToe(after(4))).limitsNotHit();
        everyKind(randomGames() / 20).forEach(each -> sessions(each).limitsNotHit());
    }

    @Test
    @DisplayName("one session answers many questions in any order, and the same one twice")
    void anyOrderTwice() {
        everyKind(randomGames() / 20).forEach(each -> sessions(each).anyOrderTwice(seed()));
    }

    @Test
    @DisplayName("several threads may use one solver at once")
    void manyThreadsOneSolver() {
        everyKind(randomGames() / 50).forEach(each -> sessions(each).manyThreads());
    }

    @Test
    @DisplayName("a closed solver refuses every question, and closing twice does no harm")
    void closed() {
        sessions(SUBTRACTION).closed();
    }

    @Test
    @DisplayName("no thread outlives the solver")
    void noThreadLeft() throws InterruptedException {
        new EngineSessions<>(start(TIC_TAC_TOE)).leavesNoThread();
    }

    // ---- Limits

    @Test
    @DisplayName("whatever the limit on positions, the bounds are true, and with enough they are exact")
    void trueBounds() {
        new EngineAnswers<>(ticTacToe(after(4))).trueBounds();
        new EngineAnswers<>(ticTacToe(after(0, 1))).trueBounds();
        answers(SUBTRACTION).trueBounds();
        everyKind(randomGames() / 5).forEach(each -> answers(each).trueBounds());
    }

    @Test
    @DisplayName("a limit on positions stops the search, and no guess is made")
    void positionsLimit() {
        List.of(0L, 1L, 100L, 20_000L).forEach(limit -> limits().stopsAtPositions(limit));
    }

    @Test
    @DisplayName("a time limit stops the search, and no guess is made")
    void timeLimit() {
        limits().stopsAtTime(Duration.ZERO);
        limits().stopsAtTime(Duration.ofMillis(50));
    }

    @Test
    @DisplayName("a cancellation stops the search within a bounded number of positions")
    void cancellation() throws InterruptedException {
        limits().stopsBeforeItStarts();
        PLAYS.forEach(plays -> limits().stopsWhenTheGameCancels(plays));
        limits().stopsWhenAnotherThreadCancels();
    }

    @Test
    @DisplayName("a question that waits for its turn is stopped by its limits all the same")
    void limitsWhileWaiting() {
        new EngineQueue(engine()).limitsHoldWhileItWaits();
    }

    @Test
    @DisplayName("closing the solver stops the question of another thread")
    void closeStops() throws InterruptedException {
        limits().stopsWhenAnotherThreadCloses();
    }

    @Test
    @DisplayName("an interrupt stops the search, and the flag stays set")
    void interrupt() {
        for (long plays : List.of(1L, 1_000L)) {
            limits().boundsWhenInterrupted(plays);
            limits().throwsWhenInterrupted(plays, "solve without limits", Solver::solve);
            limits().throwsWhenInterrupted(plays, "analyze", Solver::analyze);
        }
    }

    @Test
    @DisplayName("whatever stops a question, and whenever, it says what is proved by then, and nobody is blamed")
    void stoppedAtAnyMoment() {
        List.of(false, true).forEach(isPacked -> new EngineStops(engine(), isPacked).everyQuestion());
    }

    @Test
    @DisplayName("a session that was stopped answers its next question rightly, and changed no state")
    void afterStops() {
        PLAYS.forEach(plays -> limits().goesOnRightly(plays));
    }

    // ---- Progress

    @Test
    @DisplayName("progress lies within 0 and 1, never goes back, and ends at 1")
    void progress() {
        new EngineProgress<>(ticTacToe(after(0), after(0, 4))).neverBack();
        everyKind(20).forEach(each -> new EngineProgress<>(positions(each)).neverBack());
    }

    @Test
    @DisplayName("progress of a search that was stopped does not reach 1")
    void progressOfStopped() {
        new EngineProgress<>(start(new VastGame())).notDone(Limits.none().withPositions(5_000));
    }

    @Test
    @DisplayName("what a progress listener throws stops the question, reaches the caller, and spoils nothing")
    void listenerThrows() {
        new EngineProgress<>(ticTacToe(after(0, 4))).listenerThrows();
    }

    @Test
    @DisplayName("positionsVisited() grows")
    void workGrows() {
        new EngineProgress<>(ticTacToe(after(0, 4), after(4))).workGrows();
    }

    // ---- Games at fault

    @Test
    @DisplayName("a game that throws in play() is reported by its id, and spoils nothing")
    void playThrows() {
        throwsAt(Call.PLAY);
    }

    @Test
    @DisplayName("a game that throws in legalMoves() is reported by its id, and spoils nothing")
    void legalMovesThrows() {
        throwsAt(Call.LEGAL_MOVES);
    }

    @Test
    @DisplayName("a game that throws in terminalValue() is reported by its id, and spoils nothing")
    void terminalValueThrows() {
        throwsAt(Call.TERMINAL_VALUE);
    }

    @Test
    @DisplayName(
            "a checked exception of a game's is reported alike by one thread and by several, and no interrupt is lost")
    void checkedExceptions() {
        List.of(1, 2).forEach(new EngineFaults(engine())::checked);
    }

    @Test
    @DisplayName("a game that declares cycles is refused with a reason, or solved rightly as far as the engine can")
    void declaredCycles() {
        random(RandomGames::cyclic, 20)
                .forEach(each -> new EngineCycles(engine()).declared(each.declaredCyclic(), provesEndlessDraws()));
    }

    @Test
    @DisplayName("a game with undeclared cycles is solved rightly or fails clearly, naming a position that repeats")
    void undeclaredCycles() {
        EngineCycles cycles = new EngineCycles(engine());
        Stream<GraphGame> circles = Stream.of(1, 2, 3, 300).map(EngineCycles::circle);
        Stream.concat(circles, random(RandomGames::cyclic, 50))
                .forEach(each -> each.bothForms().forEach(cycles::undeclared));
        cycles.nextQuestion();
    }

    // ---- Means

    private EnginePositions<Board, Cell> ticTacToe(Board... boards) {
        return new EnginePositions<>(engine(), TIC_TAC_TOE, List.of(boards));
    }

    private EngineSessions<GraphState, GraphMove> sessions(GraphGame game) {
        return new EngineSessions<>(positions(game));
    }

    private EngineLimits limits() {
        return new EngineLimits(engine());
    }

    private void throwsAt(Call call) {
        PLAYS.forEach(number -> new EngineFaults(engine()).atCall(call, number));
    }

    private Stream<GraphGame> everyKind(long count) {
        return everyForm(RandomGames::acyclic, count);
    }
}
