package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine contract on graphs of a special form: double moves, cycles, long lines, lines that meet, wide ones. */
class BrokenGraphEnginesTest {

    private static Quirks subject = new Quirks();

    /** The contract of an engine that says all there is to say. */
    static final class Contract extends EngineContract {

        @Override
        protected Engine engine() {
            return new NaiveEngine(subject);
        }

        @Override
        protected int randomGames() {
            return 40;
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
    void acceptsARightEngineForCycles() {
        subject = new CyclicQuirks();
        Contract contract = new Contract();
        contract.outcomesOfSmallGraphs();
        contract.outcomesOfCyclicGames();
        contract.analysesOfCyclicGames();
        contract.trueBoundsOfCyclicGames();
        contract.declaredCycles();
        contract.undeclaredCycles();
        contract.outcomesOfDoubleMoves();
    }

    @Test
    void skipsCyclesWhereTheEngineTakesNone() {
        subject = new Quirks();
        assertThat(Contracts.reasonToSkip(Contract.class, "outcomesOfCyclicGames"))
                .contains("the engine 'naive' takes no games with cycles");
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("brokenEngines")
    void rejects(String fault, String test, Quirks broken, String words) {
        subject = broken;
        assertThat(Contracts.rejection(Contract.class, test))
                .contains("engine 'naive'")
                .contains(words);
    }

    static Stream<Arguments> brokenEngines() {
        return Stream.of(wrongTurns(), wrongEffort(), wrongCycles()).flatMap(each -> each);
    }

    private static Arguments broken(String fault, String test, Quirks quirks, String words) {
        return Arguments.of(fault, test, quirks, words);
    }

    private static Stream<Arguments> wrongTurns() {
        Quirks alternating = new Quirks() {
            @Override
            Outcome backUp(Outcome child, boolean movesAgain) {
                return child.backedUp();
            }
        };
        Quirks misrating = new Quirks() {
            @Override
            Outcome rate(Outcome child, boolean movesAgain) {
                return child.backedUp();
            }
        };
        Quirks hopeful = new Quirks() {
            @Override
            Outcome backUp(Outcome child, boolean movesAgain) {
                return movesAgain && child.plies() > 3 ? Outcome.win(1) : child.backedUp(movesAgain);
            }
        };
        return Stream.of(
                broken("every value negated", "outcomesOfDoubleMoves", alternating, "unless the player moves again"),
                broken("every move's value negated", "analysesOfDoubleMoves", misrating, "the list of rated moves"),
                broken("a bound that is none", "trueBoundsOfDoubleMoves", hopeful, "leave out the outcome"),
                broken("every value negated", "optionsOfDoubleMoves", alternating, "memory of"));
    }

    private static Stream<Arguments> wrongEffort() {
        Quirks forgetful = new Quirks() {
            @Override
            Object key(Object state, boolean packed, int ply) {
                return new Object();
            }
        };
        Quirks busy = new Quirks() {
            @Override
            long visited(long positions) {
                return 100 * positions;
            }
        };
        Quirks cubic = new Quirks() {
            @Override
            long visited(long positions) {
                return 10_000 * positions;
            }
        };
        Quirks shallow = new Quirks() {
            @Override
            int longestLine() {
                return 789;
            }
        };
        Quirks irritable = new Quirks() {
            @Override
            boolean throwsUnderLimits() {
                return true;
            }
        };
        Quirks quarrelsome = new Quirks() {
            @Override
            Outcome answer(Outcome outcome, SolverOptions options) {
                return options.threads() > 2 ? outcome.backedUp() : outcome;
            }
        };
        Quirks throwing = new Quirks() {
            @Override
            Outcome answer(Outcome outcome, SolverOptions options) {
                return options.threads() > 1 ? new Bounds(outcome, Outcome.draw(0)).atLeast() : outcome;
            }
        };
        return Stream.of(
                broken("no memory", "drawnLayers", forgetful, "the answer within 4000 visits"),
                broken("a hundred visits a ply", "drawnChain", busy, "positions were visited, more than 8000"),
                broken("cubic work", "drawnForks", cubic, "positions were visited, more than 1800000"),
                broken("its own bound", "longGamesUnderLimits", irritable, "prove throws dev.foregone.api.LineTooLong"),
                broken("lines cut short", "longLines", shallow, "a line of 1000 plies"),
                broken(
                        "threads that disagree",
                        "threadsOnAHandMadeGame",
                        quarrelsome,
                        "3 threads: the answer should be"),
                broken("threads that disagree", "threadsOnWideGames", quarrelsome, "3 threads: the answer should be"),
                broken(
                        "threads that contradict themselves",
                        "threadsOnAHandMadeGame",
                        throwing,
                        "2 threads: it threw"));
    }

    private static Stream<Arguments> wrongCycles() {
        Quirks endlessIsShort = new CyclicQuirks() {
            @Override
            Outcome tooLong(Outcome draw) {
                return Outcome.draw(1);
            }
        };
        Quirks longDraws = new CyclicQuirks() {
            @Override
            Outcome best(List<Outcome> moves) {
                Outcome best = super.best(moves);
                return best.value() == GameValue.DRAW ? Outcome.endlessDraw() : best;
            }
        };
        Quirks alternating = new CyclicQuirks() {
            @Override
            Outcome backUp(Outcome child, boolean movesAgain) {
                return child.backedUp();
            }
        };
        Quirks cutLines = new CyclicQuirks() {
            @Override
            <M extends Move> List<M> line(List<M> line) {
                return line.isEmpty() ? line : line.subList(0, line.size() - 1);
            }
        };
        Quirks guess = new CyclicQuirks() {
            @Override
            Bounds stopped(Outcome bestMoveSoFar) {
                return Bounds.exactly(Outcome.endlessDraw());
            }
        };
        return Stream.of(
                broken("an endless draw that ends", "outcomesOfSmallGraphs", endlessIsShort, "DRAW, endless"),
                broken("finite draws held endless", "outcomesOfCyclicGames", longDraws, "is DRAW, endless"),
                broken("every value negated", "outcomesOfCyclicGames", alternating, "unless the player moves again"),
                broken(
                        "a line one move too short",
                        "analysesOfCyclicGames",
                        cutLines,
                        "the length of the principal line"),
                broken("a guess at the limit", "trueBoundsOfCyclicGames", guess, "a guess is not a bound"));
    }
}
