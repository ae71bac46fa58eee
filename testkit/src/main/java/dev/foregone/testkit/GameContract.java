package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.testkit.evaluation.GameEvaluation;
import dev.foregone.testkit.guide.GameDiagrams;
import dev.foregone.testkit.guide.GuideCheck;
import dev.foregone.testkit.guide.SetupCheck;
import dev.foregone.testkit.hint.SampledHints;
import dev.foregone.testkit.state.BundledFiles;
import dev.foregone.testkit.state.GameCells;
import dev.foregone.testkit.state.GameEndings;
import dev.foregone.testkit.state.GameIdentity;
import dev.foregone.testkit.state.GameLines;
import dev.foregone.testkit.state.GameMoves;
import dev.foregone.testkit.state.GameNotation;
import dev.foregone.testkit.state.GameScores;
import dev.foregone.testkit.state.GameStates;
import dev.foregone.testkit.state.KnownValues;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/**
 * What every game must do, as tests. Extend it, name the game, and run it:
 *
 * <pre>{@code
 * class NimTest extends GameContract<Heaps, Take> {
 *     @Override
 *     protected Game<Heaps, Take> game() {
 *         return new Nim();
 *     }
 *
 *     @Override
 *     protected List<String> illegalNotations() {
 *         return List.of("", "1,-2", "1,,2", "one");
 *     }
 * }
 * }</pre>
 *
 * The positions that are checked come from seeded walks, random ones and some towards few moves, from a search for ends that
 * are rare, from the first few plies of the game, and from {@link #sampleStates()}: name one there near each way in which the
 * game can end. Tests of what a game leaves out (notation, diagrams, hints, packed rules) are
 * skipped, and so is a test that would fail in the same words as one before it. Name {@link #knownValues()} too.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public abstract class GameContract<S extends GameState<S, M>, M extends Move> extends PackedContract<S, M> {

    /** What it finds is what most others would say too. */
    private static final int FIRST = 1;

    /** For the subclass. */
    protected GameContract() {}

    /**
     * Texts that the game must not read as positions.
     *
     * @return bad texts, each to be refused with a {@link dev.foregone.api.NotationException} that names it
     */
    protected List<String> illegalNotations() {
        return GameNotation.OF_NO_GAME;
    }

    /**
     * Positions of which you know who wins, for the player to move: {@code game.state(board)}, {@code game.parse(text)}, or
     * what some moves lead to. Finished ones with either player to move, and some a few moves before, show whether results
     * are seen from the right side, which no other test can know.
     *
     * @return the value of each position, every one finished or near enough to its end to be searched; none unless overridden
     */
    protected Map<S, GameValue> knownValues() {
        return Map.of();
    }

    /**
     * OPTIONAL. Whether who has more points has won, in a game that counts them ({@link dev.foregone.spi.Scored}).
     *
     * @return true, unless overridden
     */
    protected boolean morePointsWin() {
        return true;
    }

    @Override
    protected boolean requiresPackedRules() {
        return false;
    }

    @Test
    @DisplayName("the id is well formed and always the same")
    void id() {
        new GameIdentity<>(samples()).id();
    }

    @Test
    @DisplayName("a game named in META-INF/services can be made by a ServiceLoader")
    void provider() throws IOException {
        new GameIdentity<>(samples()).provider();
    }

    @Test
    @DisplayName("the initial state is always the same")
    void initialState() {
        new GameIdentity<>(samples()).initialState();
    }

    @Test
    @DisplayName("the two players have different names")
    void players() {
        new GameIdentity<>(samples()).players();
    }

    @Test
    @DisplayName("a player moves twice running exactly where movesAgain says so")
    void turns() {
        new GameMoves<>(samples()).turns();
    }

    @Test
    @Order(FIRST)
    @DisplayName("lines of play can be followed, and change no state")
    void lines() {
        samples().walks();
    }

    @Test
    @DisplayName("known positions have their values")
    void valuesAreAsKnown() {
        new KnownValues<>(samples()).hold(knownValues());
    }

    @Test
    @DisplayName("playing a move changes no state")
    void playChangesNothing() {
        new GameStates<>(samples()).playChangesNothing();
    }

    @Test
    @DisplayName("a state is the same for every thread")
    void sameForEveryThread() {
        new GameStates<>(samples()).sameForEveryThread();
    }

    @Test
    @DisplayName("equals and hashCode agree, and hold for states that are made again")
    void equalsAndHashCode() {
        new GameStates<>(samples()).equalsAndHashCode();
    }

    @Test
    @DisplayName("equal states have the same player to move, the same moves and the same future")
    void equalStatesHaveOneFuture() {
        new GameStates<>(samples()).equalStatesHaveOneFuture();
    }

    @Test
    @DisplayName("legalMoves() lists each move once, always in the same order")
    void legalMovesAreFixed() {
        new GameMoves<>(samples()).legalMovesAreFixed();
    }

    @Test
    @DisplayName("legalMoves() is empty exactly when the game is over")
    void noMovesExactlyAtTheEnd() {
        new GameMoves<>(samples()).noMovesExactlyAtTheEnd();
    }

    @Test
    @DisplayName("a caller cannot change a state through the list of its moves")
    void legalMovesAreSafe() {
        new GameMoves<>(samples()).legalMovesAreSafe();
    }

    @Test
    @DisplayName("an illegal move is refused, before the end and after it")
    void illegalMovesAreRefused() {
        new GameMoves<>(samples()).illegalMovesAreRefused();
    }

    @Test
    @DisplayName("a move is read back from its notation, and no two legal moves are written alike")
    void moveNotation() {
        new GameMoves<>(samples()).notation();
    }

    @Test
    @DisplayName("a text that is no legal move is refused")
    void illegalMoveNotation() {
        new GameMoves<>(samples()).illegalNotation();
    }

    @Test
    @DisplayName("rules over a line of play agree with the states, also after moves are taken back")
    void lineRulesAgree() {
        new GameLines<>(samples()).agree();
    }

    @Test
    @DisplayName("a position is written on one line and drawn on one or more")
    void format() {
        new GameNotation<>(samples()).format();
    }

    @Test
    @DisplayName("a position is read back from its notation")
    void parse() {
        new GameNotation<>(samples()).parse();
    }

    @Test
    @DisplayName("a text that is no position is refused, and the message names it")
    void illegalPositionNotation() {
        new GameNotation<>(samples()).illegal(illegalNotations());
    }

    @Test
    @DisplayName("a text that is nearly that of a position is that of another, or is refused")
    void damagedPositionNotation() {
        new GameNotation<>(samples()).damaged();
    }

    @Test
    @DisplayName("every position has a diagram or none has, always the same one")
    void diagramsAreFixed() {
        new GameDiagrams<>(samples()).fixed();
    }

    @Test
    @DisplayName("the sites of a diagram have names and places of their own, and lines join sites")
    void diagramSites() {
        new GameDiagrams<>(samples()).sites();
    }

    @Test
    @DisplayName("a move is played by its clicks, on sites or buttons")
    void clicks() {
        new GameDiagrams<>(samples()).clicks();
    }

    @Test
    @DisplayName("equal diagrams with the same player to move are of equal positions")
    void diagramsTellPositions() {
        new GameDiagrams<>(samples()).tellPositions();
    }

    @Test
    @DisplayName("the pieces of the two players differ without colours")
    void diagramPieces() {
        new GameDiagrams<>(samples()).pieces();
    }

    @Test
    @DisplayName("guide: the rules are not blank")
    void guideRules() {
        new GuideCheck<>(samples()).rules();
    }

    @Test
    @DisplayName("guide: each variant is a position, the first the initial state")
    void guideVariants() {
        new GuideCheck<>(samples()).variants();
    }

    @Test
    @DisplayName("guide: only finished positions have an ending, and its sites are in the diagram")
    void guideEndings() {
        new GuideCheck<>(samples()).endings();
    }

    @Test
    @DisplayName("guide: each legal move is written on one line, unlike the others")
    void guideWritten() {
        new GuideCheck<>(samples()).written();
    }

    @Test
    @DisplayName("guide: only players who take turns have a goal")
    void guideGoal() {
        new GuideCheck<>(samples()).goal();
    }

    @Test
    @DisplayName("guide: every game has a record or none has, always the same one")
    void guideRecords() {
        new GuideCheck<>(samples()).records();
    }

    @Test
    @DisplayName("setup: a position is set up from its own placement, which its diagram shows")
    void setupPositions() {
        new SetupCheck<>(samples()).positions();
    }

    @Test
    @DisplayName("setup: a placement is a position, or is refused in words")
    void setupPlacements() {
        new SetupCheck<>(samples()).placements();
    }

    @Test
    @DisplayName("every line of play ends, or the game declares cycles")
    void ends() {
        new GameEndings<>(samples()).ends();
    }

    @Test
    @DisplayName("a game that can repeat a position declares cycles")
    void cyclesAreDeclared() {
        new GameEndings<>(samples()).cyclesAreDeclared();
    }

    @Test
    @DisplayName("the canonical state keeps the outcome, and is its own canonical")
    void canonicalKeepsTheOutcome() {
        new GameEndings<>(samples()).canonicalKeepsTheOutcome();
    }

    @Test
    @DisplayName("hint: the outcome lies within the bounds")
    void hintBoundsHold() {
        SampledHints.ofStates(samples()).boundsHold();
    }

    @Test
    @DisplayName("hint: the candidates are legal, distinct, and keep a best move")
    void hintCandidatesKeepTheBest() {
        SampledHints.ofStates(samples()).candidatesKeepTheBest();
    }

    @Test
    @DisplayName("hint: no draw is sooner than soonestDraw")
    void hintSoonestDrawHolds() {
        SampledHints.ofStates(samples()).soonestDrawHolds();
    }

    @Test
    @DisplayName("hint: no line is longer than maxPlies")
    void hintMaxPliesHolds() {
        SampledHints.ofStates(samples()).maxPliesHolds();
    }

    @Test
    @DisplayName("hint: the hints are pure, and many threads may ask them")
    void hintsArePure() {
        SampledHints.arePure(samples());
    }

    @Test
    @DisplayName("the files that the game brings are there, and are of this game")
    void bundledFilesAreThere() {
        new BundledFiles(samples().game()).areThere();
    }

    @Test
    @DisplayName("cells: as many for each position, and no two positions have the same")
    void cellsTellPositionsApart() {
        new GameCells<>(samples()).tellPositionsApart();
    }

    @Test
    @DisplayName("scores are within their range, and of the sign of the result")
    void scoresHold() {
        new GameScores<>(samples(), morePointsWin()).hold();
    }

    @Test
    @DisplayName("evaluation: a number from -1 to 1, which changes no state")
    void evaluationIsInRange() {
        GameEvaluation.ofStates(samples()).areInRange();
    }

    @Test
    @DisplayName("evaluation: the same whenever it is asked for, and for every thread")
    void evaluationIsPure() {
        GameEvaluation.ofStates(samples()).arePure();
    }

    @Test
    @DisplayName("evaluation: the canonical state has the same")
    void evaluationIsSymmetric() {
        GameEvaluation.ofStates(samples()).areSymmetric();
    }
}
