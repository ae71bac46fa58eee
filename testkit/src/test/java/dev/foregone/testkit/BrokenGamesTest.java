package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.api.NotationException;
import dev.foregone.spi.Game;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import dev.foregone.testkit.fixture.Subtraction;
import dev.foregone.testkit.fixture.TicTacToe;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The game contract accepts right games, and rejects each wrong one by the test that names the fault. */
class BrokenGamesTest {

    private static final int OF_GAME = 40;
    private static final int OF_DIAGRAMS = 5;
    private static final int OF_GUIDE = 6;
    private static final int OF_SETUP = 2;
    private static final int OF_HINTS = 4;
    private static final int OF_PACKED_RULES = 15;

    static final class TicTacToeContract extends GameContract<TicTacToe.Board, TicTacToe.Cell> {

        @Override
        protected Game<TicTacToe.Board, TicTacToe.Cell> game() {
            return new TicTacToe();
        }
    }

    static final class KnownContract extends GameContract<TicTacToe.Board, TicTacToe.Cell> {

        private static Map<TicTacToe.Board, GameValue> known = Map.of();

        @Override
        protected Game<TicTacToe.Board, TicTacToe.Cell> game() {
            return new TicTacToe();
        }

        @Override
        protected Map<TicTacToe.Board, GameValue> knownValues() {
            return known;
        }
    }

    /** Row 0 1 2 is open for x; o has 4 and 8. */
    @Test
    void searchesKnownPositionsThatAreNotFinished() {
        TicTacToe game = new TicTacToe();
        TicTacToe.Board open = LineOfPlay.after(game, "0", "4", "1", "8");
        KnownContract.known = Map.of(open, GameValue.LOSS);
        assertThat(Contracts.rejection(KnownContract.class, "valuesAreAsKnown"))
                .contains("its value, searched by the rules,");
        KnownContract.known = Map.of(open, GameValue.WIN, LineOfPlay.after(game, "0", "4", "1"), GameValue.DRAW);
        new KnownContract().valuesAreAsKnown();
        KnownContract.known = Map.of(game.initialState(), GameValue.DRAW);
        assertThat(Contracts.rejection(KnownContract.class, "valuesAreAsKnown"))
                .contains("its value is not found within 100000 positions\n  name one nearer to the end");
    }

    static final class SubtractionContract extends GameContract<GraphState, GraphMove> {

        @Override
        protected Game<GraphState, GraphMove> game() {
            return Subtraction.of(14);
        }
    }

    static final class CyclicContract extends GameContract<GraphState, GraphMove> {

        @Override
        protected Game<GraphState, GraphMove> game() {
            return RandomGames.cyclic(3).declaredCyclic();
        }
    }

    /** Named in META-INF/services, and not public. */
    record HiddenGame() implements Game<TicTacToe.Board, TicTacToe.Cell> {

        @Override
        public String id() {
            return "hidden";
        }

        @Override
        public TicTacToe.Board initialState() {
            return new TicTacToe().initialState();
        }
    }

    static final class HiddenContract extends GameContract<TicTacToe.Board, TicTacToe.Cell> {

        @Override
        protected Game<TicTacToe.Board, TicTacToe.Cell> game() {
            return new HiddenGame();
        }
    }

    @Test
    void rejectsAProviderThatCannotBeMade() {
        assertThat(Contracts.rejection(HiddenContract.class, "provider"))
                .contains("game 'hidden', provider " + HiddenGame.class.getName() + ": the class is not public")
                .contains("\n  ");
    }

    /** Only three tests are skipped: this game is no provider and brings no strategies, and its rules list no predecessors. */
    @Test
    void acceptsARightGame() {
        PilesContract.subject = new Piles();
        Contracts.accepts(PilesContract.class, OF_GAME + OF_PACKED_RULES - 3);
    }

    @Test
    void acceptsTheFixtures() {
        Contracts.accepts(TicTacToeContract.class, OF_GAME - 3 - OF_DIAGRAMS - OF_GUIDE - OF_SETUP - OF_HINTS);
        Contracts.accepts(SubtractionContract.class, OF_GAME - 4 - OF_DIAGRAMS - OF_GUIDE - OF_SETUP - OF_HINTS);
        Contracts.accepts(CyclicContract.class, OF_GAME - 6 - OF_DIAGRAMS - OF_GUIDE - OF_SETUP - OF_HINTS);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("brokenGames")
    void rejects(String fault, String test, Piles broken) {
        PilesContract.subject = broken;
        assertThat(Contracts.rejection(PilesContract.class, test))
                .contains("game '" + broken.id() + "'")
                .contains("\n  ");
    }

    static Stream<Arguments> brokenGames() {
        return Stream.of(
                        wrongStates(),
                        wrongMoves(),
                        wrongEnds(),
                        wrongWords(),
                        BrokenDiagrams.all(),
                        BrokenGuides.all(),
                        BrokenSetups.all())
                .flatMap(each -> each);
    }

    static Arguments broken(String fault, String test, Piles game) {
        return Arguments.of(fault, test, game);
    }

    private static Stream<Arguments> wrongStates() {
        Piles mutable = new Piles() {
            @Override
            State play(State state, Take take) {
                State next = super.play(state, take);
                state.left = next.left;
                state.right = next.right;
                return next;
            }
        };
        Piles lyingHash = new Piles() {
            @Override
            int hash(State state) {
                return System.identityHashCode(state);
            }
        };
        Piles sideless = new Piles() {
            @Override
            boolean same(State one, State other) {
                return one.left == other.left && one.right == other.right;
            }

            @Override
            int hash(State state) {
                return 10 * state.left + state.right;
            }
        };
        Piles identical = new Piles() {
            @Override
            @SuppressWarnings("ReferenceEquality")
            boolean same(State one, State other) {
                return one == other;
            }
        };
        Piles wandering = new Piles() {
            private boolean asked;

            @Override
            public State initialState() {
                asked = !asked;
                return new State(this, asked ? 3 : 2, 3, true);
            }
        };
        Piles threadBound = new Piles() {
            private final Thread home = Thread.currentThread();

            @Override
            List<Take> moves(State state) {
                return Thread.currentThread() == home ? super.moves(state) : List.of();
            }

            @Override
            State play(State state, Take take) {
                return after(state, take);
            }
        };
        return Stream.of(
                broken("a mutable state", "playChangesNothing", mutable),
                broken("a hash that lies", "equalsAndHashCode", lyingHash),
                broken("equals by identity", "equalsAndHashCode", identical),
                broken("equals that ignores the side to move", "equalStatesHaveOneFuture", sideless),
                broken("another initial state each time", "initialState", wandering),
                broken("right in one thread only", "sameForEveryThread", threadBound));
    }

    private static Piles withMoves(UnaryOperator<List<Take>> change) {
        return new Piles() {
            @Override
            List<Take> moves(State state) {
                return change.apply(super.moves(state));
            }
        };
    }

    private static Stream<Arguments> wrongMoves() {
        int[] calls = {0};
        Piles shuffled = withMoves(moves -> {
            List<Take> rotated = new ArrayList<>(moves);
            Collections.rotate(rotated, calls[0]++);
            return rotated;
        });
        Piles twice = withMoves(
                moves -> Stream.concat(moves.stream(), moves.stream().limit(1)).toList());
        Piles lenient = new Piles() {
            @Override
            State play(State state, Take take) {
                return after(state, take);
            }
        };
        Piles naked = new Piles() {
            private final Map<String, List<Take>> lists = new HashMap<>();

            @Override
            List<Take> moves(State state) {
                return lists.computeIfAbsent(state.toString(), text -> new ArrayList<>(super.moves(state)));
            }
        };
        Piles misread = new Piles() {
            @Override
            public Take parseMove(State state, String notation) {
                return moves(state).get(0);
            }
        };
        return Stream.of(
                broken("an order of moves that changes", "legalMovesAreFixed", shuffled),
                broken("a move listed twice", "legalMovesAreFixed", twice),
                broken("illegal moves accepted", "illegalMovesAreRefused", lenient),
                broken("the state's own list handed out", "legalMovesAreSafe", naked),
                broken("a move misread", "moveNotation", misread),
                broken("any text read as a move", "illegalMoveNotation", misread));
    }

    private static Stream<Arguments> wrongEnds() {
        Piles earlyEnd = new Piles() {
            @Override
            Optional<GameValue> end(State state) {
                return state.left == 0 || state.right == 0 ? Optional.of(GameValue.LOSS) : super.end(state);
            }
        };
        Piles movesAfterTheEnd = new Piles() {
            @Override
            List<Take> moves(State state) {
                return takes(state);
            }
        };
        Piles passing = new Piles() {
            @Override
            List<Take> moves(State state) {
                List<Take> moves = new ArrayList<>(super.moves(state));
                if (!moves.isEmpty()) {
                    moves.add(new Take(0, 0));
                }
                return moves;
            }
        };
        Piles growing = new Piles() {
            @Override
            Optional<GameValue> end(State state) {
                return Optional.empty();
            }

            @Override
            List<Take> moves(State state) {
                return List.of(new Take(0, -1), new Take(0, -2));
            }
        };
        Piles wrongStandIn = new Piles() {
            @Override
            public State canonical(State state) {
                return new State(this, 0, 0, state.first);
            }
        };
        Piles restless = new Piles() {
            @Override
            public State canonical(State state) {
                return mirrored(state);
            }
        };
        return Stream.of(
                broken("a wrong terminal test", "noMovesExactlyAtTheEnd", earlyEnd),
                broken("moves offered after the end", "noMovesExactlyAtTheEnd", movesAfterTheEnd),
                broken("an undeclared cycle", "cyclesAreDeclared", passing),
                broken("lines that never end", "ends", growing),
                broken("a canonical state of another outcome", "canonicalKeepsTheOutcome", wrongStandIn),
                broken("a canonical state that is not its own", "canonicalKeepsTheOutcome", restless));
    }

    private static Stream<Arguments> wrongWords() {
        Piles lossy = new Piles() {
            @Override
            public String format(State state) {
                return state.left + "+" + state.right;
            }

            @Override
            public State parse(String notation) {
                return super.parse(notation + " A");
            }
        };
        Piles credulous = new Piles() {
            @Override
            public State parse(String notation) {
                try {
                    return super.parse(notation);
                } catch (NotationException refused) {
                    return initialState();
                }
            }
        };
        Piles curt = new Piles() {
            @Override
            public State parse(String notation) {
                return new State(this, notation.charAt(0) - '0', notation.charAt(2) - '0', notation.charAt(4) == 'A');
            }
        };
        Piles careless = new Piles() {
            @Override
            public State parse(String notation) {
                State state = super.parse("2+2 A"); // whatever it says
                if (notation.length() > 20) {
                    Integer.parseInt(notation);
                }
                return notation.length() > 10 ? state : super.parse(notation);
            }
        };
        Piles twoLines = new Piles() {
            @Override
            public String format(State state) {
                return super.format(state).replace('+', '\n');
            }
        };
        Piles namesakes = new Piles() {
            @Override
            public List<String> players() {
                return List.of("A", "A");
            }
        };
        Piles alwaysA = new Piles() {
            @Override
            public Optional<String> playerToMove(State state) {
                return Optional.of("A");
            }
        };
        Piles shouting = new Piles() {
            @Override
            public String id() {
                return "Piles!";
            }
        };
        return Stream.of(
                broken("notation that loses the side to move", "parse", lossy),
                broken("rubbish read as a position", "illegalPositionNotation", credulous),
                broken("rubbish that crashes the reader", "illegalPositionNotation", curt),
                broken("long numbers that crash the reader", "damagedPositionNotation", careless),
                broken("notation on two lines", "format", twoLines),
                broken("two players of one name", "players", namesakes),
                broken("one player who always moves", "turns", alwaysA),
                broken("an ill-formed id", "id", shouting));
    }
}
