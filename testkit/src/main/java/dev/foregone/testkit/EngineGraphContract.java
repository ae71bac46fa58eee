package dev.foregone.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.engine.EngineAdvice;
import dev.foregone.testkit.engine.EngineAnswers;
import dev.foregone.testkit.engine.EngineCycles;
import dev.foregone.testkit.engine.EngineEffort;
import dev.foregone.testkit.engine.EngineLargeGames;
import dev.foregone.testkit.engine.EnginePositions;
import dev.foregone.testkit.engine.EngineSessions;
import dev.foregone.testkit.engine.EngineThreads;
import dev.foregone.testkit.engine.EngineWithinPlies;
import dev.foregone.testkit.engine.SmallGraphs;
import dev.foregone.testkit.fixture.VastGame;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The part of {@link EngineContract} that needs games of a special form: players who move twice running, cycles, lines
 * that meet again, long lines, more positions side by side than threads can share.
 */
@Timeout(120)
@ExtendWith(EngineBlame.class)
public abstract class EngineGraphContract {

    /** Far apart enough that a few thousand of all small graphs with double moves are made. */
    private static final int EACH_OF_MANY = 23;

    private static final int LEVELS = Thorough.orFew(7, 6);

    /** For {@link EngineContract}. */
    EngineGraphContract() {}

    /**
     * The engine under test.
     *
     * @return the engine; the same one or a new one each time
     */
    protected abstract Engine engine();

    /**
     * How many generated games to solve in each form (plain and packed, without hints and with them).
     *
     * @return a number of games; 1000 unless overridden
     */
    protected int randomGames() {
        return 1_000;
    }

    /**
     * What generates the games: the first of consecutive seeds.
     *
     * @return any number; 1 unless overridden
     */
    protected long seed() {
        return 1;
    }

    /**
     * For an engine that remembers positions: how many visits it needs at most for a drawn game of 61 positions and 118
     * moves, 30 layers of two positions that each lead to both of the next layer. Remembering what is proved of each
     * position and each length of a draw, that takes no more than the product of moves and lengths, some 4,000; without
     * memory there are a thousand million lines.
     *
     * @return a number of visits, or empty (unless overridden) for an engine that remembers nothing, which is not tested
     */
    protected OptionalLong visitsForDrawnLayers() {
        return OptionalLong.empty();
    }

    /**
     * For an engine that says how long a line of play may be: a line of that many plies is solved on a thread with a stack of
     * the usual size, and a longer one is solved or refused. Depth-first engines made of {@code dev.foregone.search} say 2,000.
     *
     * @return a number of plies, or empty (unless overridden) for an engine that does not say, which is not tested
     */
    protected OptionalInt longestLine() {
        return OptionalInt.empty();
    }

    /**
     * Whether the engine finds the outcome of every position of every game with cycles that it supports, endless draws too. An
     * engine that follows lines of play proves wins and losses there, but no endless draw.
     *
     * @return true unless overridden
     */
    protected boolean provesEndlessDraws() {
        return true;
    }

    // ---- Wins and losses within a number of plies

    @Test
    @DisplayName("whether a position is won or lost within a number of plies is answered rightly, in any order")
    void withinPlies() {
        games().forEach(this::withinPlies);
    }

    @Test
    @DisplayName("cycles: whether a position is won or lost within a number of plies is answered rightly, in any order")
    void withinPliesOfCyclicGames() {
        takesCycles();
        cyclicGames(randomGames() / 10).forEach(this::withinPlies);
        SmallGraphs.all(true, EACH_OF_MANY * EACH_OF_MANY).forEach(this::withinPlies);
    }

    // ---- Advice

    @Test
    @DisplayName("advice is true of every move, whatever the limits, and never claims more than is proved")
    void advice() {
        games().forEach(each -> {
            advisor(each).underLimits();
            advisor(each).unlimited();
        });
    }

    @Test
    @DisplayName("cycles: advice is true of every move, whatever the limits, and never claims more than is proved")
    void adviceOnCyclicGames() {
        takesCycles();
        cyclicGames(randomGames() / 10).forEach(each -> {
            advisor(each).underLimits();
            if (provesEndlessDraws()) {
                advisor(each).unlimited();
            }
        });
    }

    @Test
    @DisplayName("with one thread and a limit on positions, the same question is answered by the same advice")
    void sameAdvice() {
        games(Math.min(3, randomGames() / 20)).forEach(each -> advisor(each).same(300));
        new EngineAdvice<>(start(new VastGame()), SolverOptions.defaults()).same(20_000);
    }

    @Test
    @DisplayName("under limits, games with lines too long to follow are answered truly, and nothing is thrown")
    void longGamesUnderLimits() {
        new EngineLargeGames(engine()).longLines();
    }

    @Test
    @Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD) // a computation heeds no interruption
    @DisplayName("under limits, advice comes soon in a position with very many moves")
    void manyMovesUnderLimits() {
        new EngineLargeGames(engine()).manyMoves();
    }

    @Test
    @DisplayName(
            "advice a number of plies ahead knows of every move what is decided within, nothing beyond, whatever was asked before")
    void adviceWithinPlies() {
        games().forEach(each -> advisor(each).withinPlies(seed()));
    }

    @Test
    @DisplayName("cycles: advice a number of plies ahead knows of every move what is decided within, nothing beyond")
    void adviceWithinPliesOfCyclicGames() {
        takesCycles();
        cyclicGames(randomGames() / 10).forEach(each -> advisor(each).withinPlies(seed()));
    }

    private EngineAdvice<GraphState, GraphMove> advisor(GraphGame game) {
        return new EngineAdvice<>(positions(game), someOptions(game));
    }

    private static SolverOptions someOptions(GraphGame game) {
        List<SolverOptions> all = EngineSessions.options();
        return all.get(Math.floorMod(game.id().hashCode(), all.size()));
    }

    private Stream<GraphGame> games() {
        return games(randomGames() / 20);
    }

    private Stream<GraphGame> games(int ofEachForm) {
        return Stream.concat(everyForm(RandomGames::acyclic, ofEachForm), doubleMoves(ofEachForm));
    }

    private void withinPlies(GraphGame game) {
        new EngineWithinPlies<>(positions(game), someOptions(game)).anyOrder(seed());
    }

    // ---- Players who move twice running

    @Test
    @DisplayName("games in which a player moves twice running have the outcomes that backward induction gives")
    void outcomesOfDoubleMoves() {
        doubleMoves(randomGames()).forEach(each -> answers(each).outcomes());
    }

    @Test
    @DisplayName("where a player moves twice running, the rated moves and the line are right too")
    void analysesOfDoubleMoves() {
        doubleMoves(randomGames() / 10).forEach(each -> answers(each).analyses());
    }

    @Test
    @DisplayName("where a player moves twice running, the bounds of a stopped search are true too")
    void trueBoundsOfDoubleMoves() {
        doubleMoves(randomGames() / 10).forEach(each -> answers(each).trueBounds());
    }

    @Test
    @DisplayName("where a player moves twice running, memory, threads and symmetry change no answer")
    void optionsOfDoubleMoves() {
        doubleMoves(randomGames() / 40).forEach(each -> new EngineSessions<>(positions(each)).sameUnderAll());
    }

    // ---- How much work it does, and how deep it goes

    @Test
    @DisplayName("a drawn line of single moves takes a few visits a ply")
    void drawnChain() {
        new EngineEffort(engine()).drawnChain();
    }

    @Test
    @DisplayName("a drawn line of two moves a position takes visits that grow with the square of its length at most")
    void drawnForks() {
        new EngineEffort(engine()).drawnForks();
    }

    @Test
    @DisplayName("an engine that remembers solves drawn positions that many lines lead to once")
    void drawnLayers() {
        assume(visitsForDrawnLayers().isPresent(), "does not say visitsForDrawnLayers()");
        new EngineEffort(engine()).drawnLayers(visitsForDrawnLayers().orElseThrow());
    }

    @Test
    @DisplayName("lines as long as the engine says are followed on an ordinary thread")
    void longLines() {
        assume(longestLine().isPresent(), "does not say longestLine()");
        new EngineEffort(engine()).longLines(longestLine().orElseThrow());
    }

    // ---- Threads

    @Test
    @DisplayName("threads give the same answer where there is more than they can share")
    void threadsOnAHandMadeGame() {
        new EngineThreads(engine()).everyCount(RandomGames.twoWaysDown(LEVELS));
    }

    @Test
    @DisplayName("threads give the same answer on generated games of tens of thousands of positions side by side")
    void threadsOnWideGames() {
        random(RandomGames::wide, 1 + randomGames() / 200).forEach(new EngineThreads(engine())::everyCount);
    }

    // ---- Cycles, for an engine that takes them

    @Test
    @DisplayName("cycles: all small graphs have the outcomes that backward induction gives")
    void outcomesOfSmallGraphs() {
        solvesCycles();
        SmallGraphs.all(false, 1).forEach(each -> answers(each).outcomes());
        SmallGraphs.all(true, EACH_OF_MANY).forEach(each -> answers(each).outcomes());
    }

    @Test
    @DisplayName("cycles: generated games have the outcomes that backward induction gives")
    void outcomesOfCyclicGames() {
        solvesCycles();
        cyclicGames(randomGames()).forEach(each -> answers(each).outcomes());
    }

    @Test
    @DisplayName("cycles: an analysis rates every move, and the line of an endless draw is empty")
    void analysesOfCyclicGames() {
        solvesCycles();
        cyclicGames(randomGames() / 10).forEach(each -> answers(each).analyses());
        SmallGraphs.all(true, EACH_OF_MANY * EACH_OF_MANY)
                .forEach(each -> answers(each).analyses());
    }

    @Test
    @DisplayName("cycles: whatever the limit on positions, the bounds are true, and with enough they are exact")
    void trueBoundsOfCyclicGames() {
        solvesCycles();
        cyclicGames(randomGames() / 20).forEach(each -> answers(each).trueBounds());
    }

    // ---- Means

    final EngineAnswers<GraphState, GraphMove> answers(GraphGame game) {
        return new EngineAnswers<>(positions(game));
    }

    final EnginePositions<GraphState, GraphMove> positions(GraphGame game) {
        return EnginePositions.of(engine(), game);
    }

    /** The initial state alone. */
    final <S extends GameState<S, M>, M extends Move> EnginePositions<S, M> start(Game<S, M> game) {
        return new EnginePositions<>(engine(), game, List.of(game.initialState()));
    }

    private void solvesCycles() {
        takesCycles();
        assume(provesEndlessDraws(), "proves no endless draws");
    }

    private void takesCycles() {
        Support support = engine().supports(EngineCycles.circle(1).declaredCyclic());
        assume(support.supported(), "takes no games with cycles");
    }

    private void assume(boolean holds, String otherwise) {
        assumeTrue(holds, () -> "the engine '" + engine().id() + "' " + otherwise);
    }

    final Stream<GraphGame> random(LongFunction<GraphGame> kind, long count) {
        return LongStream.range(seed(), seed() + count).mapToObj(kind);
    }

    private Stream<GraphGame> doubleMoves(long count) {
        return everyForm(RandomGames::doubleMoves, count);
    }

    final Stream<GraphGame> everyForm(LongFunction<GraphGame> kind, long count) {
        return RandomGames.inEveryForm(kind).flatMap(form -> random(form, count));
    }

    /** Plain and packed, with double moves and without. */
    private Stream<GraphGame> cyclicGames(long count) {
        return Stream.<LongFunction<GraphGame>>of(
                        RandomGames::cyclic, RandomGames::cyclicDoubleMoves, RandomGames::tangled)
                .flatMap(RandomGames::declaredInBothForms)
                .flatMap(kind -> random(kind, count));
    }
}
