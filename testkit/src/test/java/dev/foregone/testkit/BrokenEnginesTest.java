package dev.foregone.testkit;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Score;
import dev.foregone.spi.StopCondition;
import dev.foregone.testkit.build.Thorough;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine contract accepts right engines, and rejects each wrong one by the test that names the fault. */
class BrokenEnginesTest {

    /** As many as it takes to meet every fault. */
    private static final int ENOUGH_FOR_FAULTS = 300;

    private static Quirks subject = new Quirks();
    private static int randomGames = ENOUGH_FOR_FAULTS;

    @AfterEach
    void restoreTheNumberOfGames() {
        randomGames = ENOUGH_FOR_FAULTS;
    }

    /** A right engine is right in few games too. */
    private static void expectNoFault() {
        randomGames = Thorough.orFew(100, 40);
    }

    /** The contract as a third party extends it. */
    static final class Contract extends EngineContract {

        @Override
        protected Engine engine() {
            return new NaiveEngine(subject);
        }

        @Override
        protected int randomGames() {
            return randomGames;
        }

        @Override
        protected OptionalLong visitsForDrawnLayers() {
            return OptionalLong.of(4_000);
        }

        @Override
        protected OptionalInt longestLine() {
            return OptionalInt.of(1_000);
        }
    }

    @Tag("slow")
    @Test
    void acceptsARightEngine() {
        expectNoFault();
        subject = new Quirks();
        Contracts.accepts(Contract.class, 45);
    }

    @Test
    void acceptsAWindowThatIsNegatedAndShifted() {
        expectNoFault();
        subject = new AlphaBeta(AlphaBeta::negatedAndShifted);
        new Contract().outcomesOfRandomGames();
        new Contract().outcomesOfTicTacToe();
    }

    /** In the plain view a position is a place on the line, so this is a map keyed by position. */
    @ParameterizedTest
    @ValueSource(strings = {"bothForms", "outcomesOfTicTacToe", "outcomesOfRandomGames"})
    void namesATableKeyedByPosition(String test) {
        subject = new Quirks() {
            @Override
            Object key(Object state, boolean packed, int ply) {
                return packed ? state : ply;
            }
        };
        assertThat(Contracts.rejection(Contract.class, test))
                .contains("it is right of packed rules and wrong of the same game without them")
                .contains("a table keyed by position?")
                .contains("GameView.key");
    }

    /** It wraps whatever is thrown as a fault of the game's. */
    @Test
    void namesAFaultOfTheEngineThatItBlamesOnTheGame() {
        subject = new Quirks() {
            @Override
            Outcome best(List<Outcome> moves) {
                throw new IllegalStateException("no best");
            }
        };
        assertThat(Contracts.rejection(Contract.class, "outcomesOfTicTacToe"))
                .contains("engine 'naive', game 'fixture-tictactoe': the engine failed, and blames the game: ")
                .contains("no best\n  the games of this contract are right")
                .doesNotContain("fault of that plug-in");
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("brokenEngines")
    void rejects(String fault, String test, Quirks broken) {
        subject = broken;
        assertThat(Contracts.rejection(Contract.class, test)).contains(broken.id() + "'");
        assertThat(Thread.interrupted()).as("the interrupt flag after " + fault).isFalse();
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("enginesThatKeepOneWaiting")
    void rejectsAfterSeconds(String fault, String test, Quirks broken) {
        rejects(fault, test, broken);
    }

    static Stream<Arguments> enginesThatKeepOneWaiting() {
        return WrongFailures.afterSeconds();
    }

    static Stream<Arguments> brokenEngines() {
        return Stream.of(wrongOutcomes(), wrongAnalyses(), wrongStops(), wrongReports(), WrongFailures.cases())
                .flatMap(each -> each);
    }

    static Arguments broken(String fault, String test, Quirks quirks) {
        return Arguments.of(fault, test, quirks);
    }

    private static Stream<Arguments> wrongOutcomes() {
        Quirks orderedDraws =
                new AlphaBeta(score -> Score.isDraw(score) ? score + 1 : AlphaBeta.negatedAndShifted(score)) {
                    @Override
                    int backedUp(int score) {
                        return Score.backedUp(score);
                    }

                    @Override
                    <S extends GameState<S, M>, M extends Move> Outcome drawnIn(int score, S state) {
                        return Score.outcome(score);
                    }
                };
        Quirks keyedByHash = new Quirks() {
            @Override
            Object key(Object state, boolean packed, int ply) {
                return state.hashCode();
            }
        };
        Quirks forgetfulWithoutMemory = new Quirks() {
            @Override
            Outcome answer(Outcome outcome, SolverOptions options) {
                return options.memoryBytes() == 0 ? Outcome.finished(outcome.value()) : outcome;
            }
        };
        return Stream.of(
                broken(
                        "a loss played fast",
                        "outcomesOfRandomGames",
                        Preferences.preferring(Preferences.reversedAmong(GameValue.LOSS))),
                broken(
                        "a draw counted long",
                        "outcomesOfRandomGames",
                        Preferences.preferring(Preferences.reversedAmong(GameValue.DRAW))),
                broken(
                        "a win that is not the quickest",
                        "outcomesOfTicTacToe",
                        Preferences.preferring(Preferences.reversedAmong(GameValue.WIN))),
                broken("plies ignored", "outcomesOfSubtraction", Preferences.preferring(comparing(Outcome::value))),
                broken("a window negated but not shifted", "outcomesOfRandomGames", new AlphaBeta(score -> -score)),
                broken("draws ordered inside the window", "outcomesOfRandomGames", orderedDraws),
                broken("equal hash codes taken for equal states", "outcomesOfRandomGames", keyedByHash),
                broken("wrong without memory", "optionsChangeNothing", forgetfulWithoutMemory));
    }

    private static Stream<Arguments> wrongAnalyses() {
        Quirks lastAmongEquals = new Quirks() {
            @Override
            <M extends Move> void sort(List<RatedMove<M>> moves) {
                Collections.reverse(moves);
                super.sort(moves);
            }
        };
        Quirks unsorted = new Quirks() {
            @Override
            <M extends Move> void sort(List<RatedMove<M>> moves) {
                RatedMove<M> best = moves.isEmpty() ? null : Collections.max(moves, comparing(RatedMove::outcome));
                if (best != null) {
                    moves.remove(best);
                    moves.add(0, best);
                }
            }
        };
        Quirks shortLine = new Quirks() {
            @Override
            <M extends Move> List<M> line(List<M> line) {
                return line.isEmpty() ? line : line.subList(0, line.size() - 1);
            }
        };
        return Stream.of(
                broken("the last among equals", "analyses", lastAmongEquals),
                broken("only the best move in its place", "analyses", unsorted),
                broken("a line one move too short", "analyses", shortLine));
    }

    private static Stream<Arguments> wrongStops() {
        Quirks guess = new Quirks() {
            @Override
            Bounds stopped(Outcome bestMoveSoFar) {
                return Bounds.exactly(Outcome.draw(60));
            }
        };
        Quirks zero = new Quirks() {
            @Override
            Bounds stopped(Outcome bestMoveSoFar) {
                return Bounds.exactly(Outcome.draw(0));
            }
        };
        Quirks reversed = new Quirks() {
            @Override
            Bounds stopped(Outcome bestMoveSoFar) {
                return new Bounds(Outcome.loss(0), bestMoveSoFar);
            }
        };
        Quirks neverCancelled = new Quirks() {
            @Override
            Limits heeded(Limits limits) {
                return limits.time()
                        .map(Limits.none()::withTime)
                        .orElse(Limits.none())
                        .withPositions(limits.positions());
            }
        };
        Quirks uncounted = new Quirks() {
            @Override
            Limits heeded(Limits limits) {
                return limits.withPositions(Limits.none().positions());
            }
        };
        Quirks timeless = new Quirks() {
            @Override
            Limits heeded(Limits limits) {
                return limits.withTime(ChronoUnit.FOREVER.getDuration());
            }
        };
        Quirks deaf = new Quirks() {
            @Override
            boolean mustStop(StopCondition condition, long visited) {
                boolean interrupted = Thread.interrupted();
                boolean must = super.mustStop(condition, visited);
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
                return must;
            }
        };
        Quirks swallowing = new Quirks() {
            @Override
            boolean mustStop(StopCondition condition, long visited) {
                return Thread.interrupted() || super.mustStop(condition, visited);
            }
        };
        Quirks halfDone = new Quirks() {
            @Override
            boolean keepsUnfinished() {
                return true;
            }
        };
        Quirks reordering = new Quirks() {
            @Override
            void sawMoves(List<? extends Move> moves) {
                try {
                    Collections.reverse(moves);
                } catch (UnsupportedOperationException unmodifiable) {
                    // Then there is nothing to spoil.
                }
            }
        };
        Quirks leakingLate = new Quirks() {
            @Override
            RuntimeException stoppedLate(RuntimeException stop) {
                return new IllegalStateException("the line was stopped", stop);
            }
        };
        return Stream.of(
                broken("a stop that leaves as the game's fault", "stoppedAtAnyMoment", leakingLate),
                broken("a guess at the limit on positions", "positionsLimit", guess),
                broken("a guess at the deadline", "timeLimit", guess),
                broken("a 0 that may mean two things", "trueBounds", zero),
                broken("bounds reversed", "trueBounds", reversed),
                broken("deaf to cancellation", "cancellation", neverCancelled),
                broken("deaf to the limit on positions", "positionsLimit", uncounted),
                broken("deaf to the clock", "timeLimit", timeless),
                broken("deaf to interrupts", "interrupt", deaf),
                broken("an interrupt swallowed", "interrupt", swallowing),
                broken("half-searched positions kept as known", "afterStops", halfDone),
                broken("the caller's list of moves reordered", "afterStops", reordering));
    }

    private static Stream<Arguments> wrongReports() {
        Quirks backwards = new Quirks() {
            @Override
            double fraction(int done, int of) {
                return 1 - super.fraction(done, of);
            }
        };
        Quirks beyond = new Quirks() {
            @Override
            double fraction(int done, int of) {
                return 2;
            }
        };
        Quirks doneWhenStopped = new Quirks() {
            @Override
            boolean reportsTheEndWhenStopped() {
                return true;
            }
        };
        Quirks idle = new Quirks() {
            @Override
            long visited(long positions) {
                return 0;
            }
        };
        Quirks nameless = new Quirks() {
            @Override
            String id() {
                return "My Engine";
            }
        };
        return Stream.of(
                broken("progress going back", "progress", backwards),
                broken("progress beyond 1", "progress", beyond),
                broken("a stopped search reported as done", "progressOfStopped", doneWhenStopped),
                broken("work that is not counted", "workGrows", idle),
                broken("an ill-formed id", "id", nameless));
    }
}
