package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that have very many moves, or take long to list them: an opponent asks for them once. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class ManyMovesTest {

    /** In steps that grow with the square of this, the tests would take most of an hour. */
    private static final int MANY = 100_000;

    private static final Duration TIME = Duration.ofMillis(50);

    private record Choice(int number) implements Move {}

    /** Each of the moves of the first position ends the game; how often its moves were asked for is counted. */
    private record Fan(int moves, AtomicInteger asked, Optional<GameValue> terminalValue)
            implements GameState<Fan, Choice> {

        static Fan of(int moves) {
            return new Fan(moves, new AtomicInteger(), Optional.empty());
        }

        @Override
        public List<Choice> legalMoves() {
            asked.incrementAndGet();
            return terminalValue.isPresent()
                    ? List.of()
                    : IntStream.range(0, moves).mapToObj(Choice::new).toList();
        }

        @Override
        public Fan play(Choice move) {
            return new Fan(moves, asked, Optional.of(move.number % 2 == 0 ? GameValue.DRAW : GameValue.WIN));
        }

        Advice<Fan, Choice> advice() {
            return Advice.of(
                    this,
                    Bounds.unknown(),
                    IntStream.range(0, moves)
                            .mapToObj(number -> AdvisedMove.of(
                                    new Choice(number),
                                    number % 2 == 0 ? Bounds.exactly(Outcome.draw(1)) : Bounds.unknown(),
                                    OptionalDouble.of((number % 1_000) / 1_000.0)))
                            .toList(),
                    List.of());
        }
    }

    private record FanGame(Fan initialState) implements Game<Fan, Choice> {

        @Override
        public String id() {
            return "fan";
        }
    }

    /** Gives advice that it has, and proves nothing. */
    private record Adviser() implements Solver<Fan, Choice> {

        @Override
        public Bounds prove(Fan state, Limits limits) {
            return Bounds.unknown();
        }

        @Override
        public Analysis<Fan, Choice> analyze(Fan state, Limits limits) {
            throw new SearchStoppedException("there is no time", Bounds.unknown());
        }

        @Override
        public Advice<Fan, Choice> advise(Fan state, Limits limits) {
            return state.advice();
        }

        @Override
        public long positionsVisited() {
            return 0;
        }

        @Override
        public void close() {}
    }

    private static List<Opponent<Fan, Choice>> opponents(Solver<Fan, Choice> solver) {
        return List.of(
                Opponent.perfect(solver).within(TIME),
                Opponent.ofStrength(solver, Strength.BEGINNER, 1).within(TIME),
                Opponent.ofStrength(solver, Strength.EXPERT, 1).within(TIME));
    }

    @Test
    void anOpponentAsksForTheMovesOnce() {
        for (Opponent<Fan, Choice> opponent : opponents(new Adviser())) {
            Fan fan = Fan.of(5);
            assertThat(opponent.choose(fan, 0).number()).isLessThan(5);
            assertThat(fan.asked).hasValue(1);
        }
    }

    @Test
    void aPerfectOpponentWithAdviceDoesNotAskForTheMoves() {
        Fan fan = Fan.of(5);
        assertThat(Opponent.perfect(new Adviser())
                        .within(TIME)
                        .choose(fan.advice(), 0)
                        .number())
                .isLessThan(5);
        assertThat(fan.asked).hasValue(0);
    }

    /** Each question of a search asks once, and there are two at most. */
    @ParameterizedTest
    @ValueSource(strings = {"memo", "anytime"})
    void aReplyOfAnEngineAsksForThemAFewTimes(String engine) {
        for (int i = 0; i < 3; i++) {
            Fan fan = Fan.of(5);
            try (Solver<Fan, Choice> solver = Engines.load().get(engine).open(new FanGame(fan))) {
                opponents(solver).get(i).choose(fan, 0);
                assertThat(fan.asked.get()).as("opponent %d", i).isBetween(1, 3);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"memo", "anytime"})
    void veryManyMovesAreNoReasonToBeLate(String engine) {
        Fan fan = Fan.of(MANY);
        try (Solver<Fan, Choice> solver = Engines.load().get(engine).open(new FanGame(fan))) {
            for (Opponent<Fan, Choice> opponent : opponents(solver)) {
                assertThat(opponent.choose(fan, 0).number()).isLessThan(MANY);
            }
            Limits limits = Limits.none().withTime(Duration.ofMillis(500));
            Choice last = new Choice(MANY - 1);
            assertThat(Review.of(solver, fan, List.of(last), limits).moves()).hasSize(1);
        }
    }
}
