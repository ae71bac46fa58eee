package dev.foregone.testkit;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.board.BoardGame;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.testkit.BreakthroughGame.Men;
import dev.foregone.testkit.Othello.Disc;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.game.AuthorsContract;
import dev.foregone.testkit.walk.Walk;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What those who adapt a board do wrong, each named by the contract: rare endings, keys, sides, copies. */
class BrokenBoardsTest {

    private static final int OF_GAME = 22;

    private static String rejection(BoardGame<?, ?> game, String test) {
        BoardContract.subject = game;
        BoardContract.known = Map.of();
        return Contracts.rejection(BoardContract.class, test);
    }

    @Tag("slow")
    @Test
    void acceptsOthello() {
        OthelloGame game = new OthelloGame();
        BoardContract.subject = game;
        BoardContract.known = finished(game);
        BoardContract.walks = Thorough.orFew(12, 6);
        Contracts.accepts(BoardContract.class, OF_GAME);
    }

    @AfterEach
    void restoreTheNumberOfWalks() {
        BoardContract.walks = BoardContract.ENOUGH_FOR_FAULTS;
    }

    /** Finished games, counted here, whatever the game says of them. */
    private static Map<BoardState<Othello>, GameValue> finished(OthelloGame game) {
        return Walk.<BoardState<Othello>, BoardMove>many(new OthelloGame().initialState(), 1, 10, 100)
                .map(walk -> game.state(walk.last().board()))
                .distinct()
                .collect(toMap(state -> state, state -> value(state.board())));
    }

    private static GameValue value(Othello board) {
        int lead = board.turn == 1 ? board.lead() : -board.lead();
        return lead == 0 ? GameValue.DRAW : lead > 0 ? GameValue.WIN : GameValue.LOSS;
    }

    @Test
    void namesAKeyWithoutTheMenInHand() {
        MorrisGame handless = new MorrisGame() {
            @Override
            protected Object key(Morris board) {
                return Arrays.toString(board.points);
            }
        };
        assertThat(rejection(handless, "equalStatesHaveOneFuture"))
                .contains(", that equals it: after [")
                .contains("\n  equals means: same player to move");
    }

    @Test
    void acceptsAKeyWithTheMenInHand() {
        BoardContract.subject = new MorrisGame();
        new BoardContract<Morris>().equalStatesHaveOneFuture();
    }

    @Test
    void namesAMoveThatIsHalfTakenBack() {
        OthelloGame half = new OthelloGame() {
            @Override
            protected boolean undo(Othello board, Disc move) {
                if (move.row() >= 0) {
                    board.squares[move.row()][move.column()] = 0;
                }
                board.turn = 3 - board.turn;
                return true;
            }
        };
        assertThat(rejection(half, "lineRulesAgree"))
                .contains("undo(board, move) did not take back d3: the key was [")
                .contains("left out, the board is copied instead");
    }

    @Test
    void namesATurnThatIsNotTakenBack() {
        OthelloGame turned = new UndoingOthello() {
            @Override
            protected boolean undo(Othello board, Disc move) {
                super.undo(board, move);
                board.turn = 3 - board.turn;
                return true;
            }
        };
        assertThat(rejection(turned, "lineRulesAgree"))
                .contains("undo(board, move) did not take back d3: toMove(board) was FIRST and is SECOND");
    }

    /** Whoever takes nothing back is not told to. */
    @Test
    void blamesNoUndoForAnEvaluation() {
        OthelloGame sure = new OthelloGame() {
            @Override
            protected OptionalDouble evaluation(Othello board) {
                return OptionalDouble.of(2);
            }
        };
        assertThat(rejection(sure, "lineRulesAgree"))
                .contains("evaluation(board) gave OptionalDouble[2.0]")
                .doesNotContain("leaves something changed");
    }

    /** Taking a move back leaves the number of moves, which ends the game and is no part of the key. */
    @Test
    void namesACounterThatIsNotTakenBack() {
        assertThat(rejection(new CountingGame(false), "lineRulesAgree"))
                .contains("undo(board, move) did not take back ", ": result(board) was ONGOING and is DRAW")
                .contains("a counter, perhaps\n  it leaves the board as it was before the move");
        BoardContract.subject = new CountingGame(true);
        new BoardContract<CountingGame.Row>().lineRulesAgree();
    }

    /** The moves are none too early, at a result that is right. */
    @Test
    void blamesNoResultForACounterThatIsNotTakenBack() {
        CountingGame counted = new CountingGame(false) {
            @Override
            protected List<Integer> moves(Row row) {
                return row.filled < row.cells.length ? super.moves(row) : List.of();
            }

            @Override
            protected Result result(Row row) {
                return super.moves(row).isEmpty() ? Result.DRAW : Result.ONGOING;
            }
        };
        assertThat(rejection(counted, "lineRulesAgree"))
                .contains("game 'counting': a move that is taken back leaves something changed: ")
                .contains("\n  undo(board, move) of a BoardGame");
    }

    /** A fault that shows late: the bridge looks at the first positions, the contract at all. */
    @Test
    void findsAPassThatIsNotTakenBack() {
        OthelloGame forgetful = new UndoingOthello() {
            @Override
            protected boolean undo(Othello board, Disc move) {
                super.undo(board, move);
                if (move == Disc.PASS) {
                    board.turn = 3 - board.turn;
                }
                return true;
            }
        };
        assertThat(rejection(forgetful, "lineRulesAgree")).containsAnyOf("what ", "its key", "did not take back pass");
    }

    @Test
    void acceptsMovesThatAreTakenBack() {
        BoardContract.subject = new UndoingOthello();
        new BoardContract<Othello>().lineRulesAgree();
    }

    /** Othello that keeps its boards to take moves back. */
    private static class UndoingOthello extends OthelloGame {

        private final ThreadLocal<Map<Othello, Deque<int[][]>>> before = ThreadLocal.withInitial(IdentityHashMap::new);

        @Override
        protected void make(Othello board, Disc disc) {
            int[][] squares = new Othello(board).squares;
            before.get().computeIfAbsent(board, any -> new ArrayDeque<>()).push(squares);
            super.make(board, disc);
        }

        @Override
        protected boolean undo(Othello board, Disc move) {
            int[][] squares = Objects.requireNonNull(before.get().get(board)).pop();
            System.arraycopy(squares, 0, board.squares, 0, squares.length);
            board.turn = 3 - board.turn;
            return true;
        }
    }

    @Test
    void findsABlockedPlayerWhoShouldHaveLost() {
        MorrisGame patient = new MorrisGame() {
            @Override
            protected Result result(Morris board) {
                return board.men(board.turn) >= 3 ? Result.ONGOING : super.result(board);
            }
        };
        assertThat(rejection(patient, "lines"))
                .contains("moves(board) gave no move, but result(board) is ONGOING, at [");
    }

    /** No random walk takes all of 12 men, and none of those towards few moves does. */
    @Test
    void findsAnEndThatIsMetByNoWalk() {
        BreakthroughGame endless = new BreakthroughGame() {
            @Override
            protected Result result(Men board) {
                return board.hasArrived(1) || board.hasArrived(2) ? super.result(board) : Result.ONGOING;
            }
        };
        assertThat(rejection(endless, "lines"))
                .contains("moves(board) gave no move, but result(board) is ONGOING, at [")
                .contains("\n  say in result(board) who has won when there are no moves, or list the pass as a move");
    }

    @Test
    void acceptsRareEnds() {
        BoardContract.subject = new BreakthroughGame();
        BoardContract<Men> contract = new BoardContract<>();
        contract.lines();
        contract.noMovesExactlyAtTheEnd();
        contract.ends();
    }

    @Test
    void namesAResultFromTheMoversView() {
        OthelloGame moversView = new OthelloGame() {
            @Override
            protected Result result(Othello board) {
                Result result = super.result(board);
                boolean turned = board.turn == 2 && result != Result.ONGOING && result != Result.DRAW;
                return !turned ? result : result == Result.FIRST_WINS ? Result.SECOND_WINS : Result.FIRST_WINS;
            }
        };
        BoardContract.subject = moversView;
        BoardContract.known = finished(moversView);
        assertThat(Contracts.rejection(BoardContract.class, "valuesAreAsKnown"))
                .contains("terminalValue() should be Optional[")
                .contains("result(board) of a BoardGame by neither: it names the first player or the second");
    }

    @Test
    void saysThatNobodyKnowsWhoWins() {
        BoardContract.subject = new OthelloGame();
        BoardContract.known = Map.of();
        assertThat(Contracts.reasonToSkip(BoardContract.class, "valuesAreAsKnown"))
                .contains("not checked: who wins the game 'othello'")
                .contains("\n  let knownValues() name");
    }

    // ---- One mistake, one failure

    private static OthelloGame withSharedRows() {
        return new OthelloGame() {
            @Override
            protected Othello copy(Othello board) {
                Othello copy = new Othello(board);
                System.arraycopy(board.squares, 0, copy.squares, 0, copy.squares.length);
                return copy;
            }
        };
    }

    @Test
    void oneMistakeIsOneFailure() {
        BoardContract.subject = withSharedRows();
        BoardContract.known = Map.of();
        assertThat(Contracts.failures(BoardContract.class))
                .singleElement()
                .asString()
                .startsWith("lines of play can be followed, and change no state: ")
                .contains("copy(board) made a copy that shares parts with its board");
        assertThat(Contracts.reasonsToSkip(BoardContract.class))
                .filteredOn(
                        reason -> reason.contains("waits for \"lines of play can be followed, and change no state\""))
                .hasSizeGreaterThan(15);
    }

    @Test
    void aKeyWithoutEqualsIsOneFailure() {
        BoardContract.subject = new OthelloGame() {
            @Override
            protected Object key(Othello board) {
                return List.of((Object) board.squares.clone());
            }
        };
        BoardContract.known = Map.of();
        assertThat(Contracts.failures(BoardContract.class))
                .singleElement()
                .asString()
                .contains("key(board) gave [[[I@", "for its copy, which are not equal");
    }

    @ParameterizedTest
    @ValueSource(strings = {"moveNotation", "cyclesAreDeclared", "equalStatesHaveOneFuture", "format"})
    void aTestThatIsRunAloneFails(String test) {
        assertThat(rejection(withSharedRows(), test)).contains("copy(board) made a copy that shares parts");
    }

    @Test
    void anotherMistakeFailsToo() {
        PilesContract.subject = new Piles() {
            @Override
            State play(State state, Take take) {
                state.left = 0;
                return super.play(state, take);
            }

            @Override
            public String id() {
                return "Piles!";
            }
        };
        List<String> failures = Contracts.failures(PilesContract.class);
        assertThat(failures).anyMatch(each -> each.startsWith("the id is well formed"));
        assertThat(failures).anyMatch(each -> each.startsWith("lines of play"));
    }

    @Test
    void whatTheAuthorAddsFailsByItself() {
        assertThat(Contracts.failures(AuthorsContract.class)).hasSize(2);
    }
}
