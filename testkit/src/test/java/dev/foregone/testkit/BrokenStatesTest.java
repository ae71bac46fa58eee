package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.fixture.Subtraction;
import dev.foregone.testkit.game.Hexapawn;
import dev.foregone.testkit.game.HexapawnBoard;
import dev.foregone.testkit.game.HexapawnMove;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What authors of states do wrong, each named by the contract as what it is. */
class BrokenStatesTest {

    private static final int OF_GAME = 21;

    /** The contract for any game. */
    abstract static class AnyContract<S extends GameState<S, M>, M extends Move> extends GameContract<S, M> {

        private static Game<?, ?> subject = Subtraction.of(14);

        @Override
        @SuppressWarnings("unchecked") // a test knows what it puts there
        protected Game<S, M> game() {
            return (Game<S, M>) subject;
        }
    }

    static final class SomeContract<S extends GameState<S, M>, M extends Move> extends AnyContract<S, M> {}

    static final class DoubleMovesContract extends AnyContract<GraphState, GraphMove> {}

    static final class HexapawnContract extends AnyContract<HexapawnBoard, HexapawnMove> {}

    private static String rejection(Game<?, ?> game, String test) {
        AnyContract.subject = game;
        return Contracts.rejection(SomeContract.class, test);
    }

    @Test
    void acceptsHexapawn() {
        AnyContract.subject = new Hexapawn(4, 3);
        Contracts.accepts(HexapawnContract.class, OF_GAME - 1);
    }

    @Test
    void acceptsDoubleMovesThatAreDeclared() {
        for (long seed = 1; seed <= Thorough.orFew(4, 2); seed++) {
            AnyContract.subject = RandomGames.doubleMoves(seed).hinted(seed);
            Contracts.accepts(DoubleMovesContract.class, OF_GAME);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "playChangesNothing",
                "sameForEveryThread",
                "equalsAndHashCode",
                "equalStatesHaveOneFuture",
                "legalMovesAreFixed",
                "noMovesExactlyAtTheEnd",
                "illegalMovesAreRefused",
                "moveNotation",
                "parse",
                "turns",
                "ends",
                "cyclesAreDeclared",
                "canonicalKeepsTheOutcome",
                "packedAgrees"
            })
    void namesAMoveThatChangesTheState(String test) {
        Piles mutable = new Piles() {
            @Override
            State play(State state, Take take) {
                State next = super.play(state, take);
                state.left = next.left;
                state.right = next.right;
                state.first = next.first;
                return state;
            }
        };
        assertThat(rejection(mutable, test))
                .contains("position 3+3 A: play(")
                .contains(") changed the state: format(): 3+3 A, then ")
                .doesNotContain("cyclic")
                .contains("\n  a state is an immutable value");
    }

    @Test
    void namesAStateThatIsChangedLater() {
        Piles shared = new Piles() {
            private final State[] last = new State[1];

            @Override
            State play(State state, Take take) {
                State next = super.play(state, take);
                if (last[0] != null && next.left + next.right == 0) {
                    last[0].left = 0;
                }
                last[0] = state;
                return next;
            }
        };
        assertThat(rejection(shared, "playChangesNothing")).contains("changed the state: format(): ");
    }

    @Test
    void namesAnEqualsThatForgetsThePlayerToMove() {
        assertThat(Perft.<HexapawnBoard, HexapawnMove>positions(new Hexapawn(4, 3).initialState()))
                .isEqualTo(987);
        assertThat(ReferenceSolver.<HexapawnBoard, HexapawnMove>reachable(new Hexapawn(4, 3).initialState()).stream()
                        .map(SidelessHexapawn.Board::new)
                        .distinct())
                .hasSize(895);
        assertThat(rejection(new SidelessHexapawn(new Hexapawn(4, 3)), "equalStatesHaveOneFuture"))
                .contains(", that equals it: ")
                .contains("legalMoves(): [")
                .contains("\n  equals means: same player to move");
    }

    @Test
    void catchesAFieldThatIsChangedForAMomentEveryTime() {
        for (int run = 1; run <= Thorough.orFew(20, 8); run++) {
            assertThat(rejection(NimOf.withFlippingField(), "sameForEveryThread"))
                    .as("run %d", run)
                    .contains("read by several threads at once, the state changes: ");
        }
    }

    @Test
    void namesATypeOfStatesWithoutEquals() {
        assertThat(rejection(NimOf.withoutEqualsOfStates(), "equalsAndHashCode"))
                .contains(", and what it should be print alike, but equals() says they differ")
                .contains("\n  Plain has no equals() of its own: give it equals() and hashCode()");
    }

    @Test
    void namesATypeOfMovesWithoutEquals() {
        assertThat(rejection(NimOf.withoutEqualsOfMoves(), "playChangesNothing"))
                .contains("[grab 1, grab 2, grab 3] print alike, but equals() says they differ")
                .contains("\n  Grab has no equals() of its own: give it equals() and hashCode()")
                .doesNotContain("changed the state");
    }

    @Test
    void namesAPlayerWhoMovesTwiceThoughNoMethodSaysSo() {
        Piles again = new Piles() {
            @Override
            State play(State state, Take take) {
                State next = super.play(state, take);
                next.first = (take.counters() == 2) == state.first;
                return next;
            }
        };
        assertThat(rejection(again, "turns"))
                .containsPattern(
                        "position (.+ A: A|.+ B: B) plays (left|right) 2, movesAgain says false, and then [AB] is to")
                .contains("\n  GameState.movesAgain(move) is true exactly where");
    }

    @Test
    void namesADoubleMoveThatIsNone() {
        Piles turnabout = new Piles() {
            @Override
            boolean again(State state, Take take) {
                return take.counters() == 2;
            }
        };
        assertThat(rejection(turnabout, "turns")).contains(" 2, movesAgain says true, and then ");
    }

    @Test
    void findsWhoseTurnItIsInTheState() {
        assertThat(rejection(NimOf.withSecretDoubleMoves(), "turns"))
                .containsPattern("the state's 'player' is ([12]) before take 3 and \\1 after it")
                .contains("but movesAgain says false")
                .contains("let Game.playerToMove tell that");
    }

    @Test
    void saysWhatIsNotCheckedWhereNothingTellsWhoseTurnItIs() {
        AnyContract.subject = Subtraction.of(14);
        assertThat(Contracts.reasonToSkip(SomeContract.class, "turns"))
                .contains("not checked: whether a player of the game 'fixture-subtraction' moves twice running")
                .contains("every outcome behind such a move is wrong")
                .contains("\n  let Game.playerToMove tell");
    }

    @Test
    void namesAPlayerToMoveWhoIsToldNowAndThen() {
        Piles forgetful = new Piles() {
            @Override
            public Optional<String> playerToMove(State state) {
                return state.left == 0 ? Optional.empty() : super.playerToMove(state);
            }
        };
        assertThat(rejection(forgetful, "turns")).contains("nobody that playerToMove names is to move");
    }
}
