package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Game;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is expected after the best move, and what is said of the others, where a deepening search estimates. */
class ExpectedLineTest {

    private static final int FIELDS = 1_000;
    private static final int STEPS = 5;

    /** This many plies a search of {@link #POSITIONS} sees at least. */
    private static final int PLIES = 6;

    private static final long POSITIONS = 20_000;

    private record Step(int length) implements Move {}

    /** Two walk over a circle, to fields of which some are worth more than others, until they have made many steps. */
    private record Walk(int field, int ply, boolean counts) implements GameState<Walk, Step> {

        @Override
        public Optional<GameValue> terminalValue() {
            return ply < 100 ? Optional.empty() : Optional.of(GameValue.DRAW);
        }

        @Override
        public List<Step> legalMoves() {
            return terminalValue().isPresent()
                    ? List.of()
                    : IntStream.range(0, STEPS)
                            .mapToObj(length -> new Step(length - STEPS / 2))
                            .toList();
        }

        @Override
        public Walk play(Step step) {
            return new Walk(Math.floorMod(3 * field + step.length, FIELDS), counts ? ply + 1 : 0, counts);
        }

        double worth() {
            return Math.floorMod((field + 1) * 0x9E3779B9, FIELDS) / (double) FIELDS - 0.5;
        }
    }

    /** @param counts whether the steps are counted; otherwise positions repeat */
    private record Circle(int start, boolean counts) implements Game<Walk, Step> {

        @Override
        public String id() {
            return "circle";
        }

        @Override
        public Walk initialState() {
            return new Walk(start, 0, counts);
        }

        @Override
        public boolean cyclic() {
            return !counts;
        }

        @Override
        public Optional<ToDoubleFunction<Walk>> evaluation() {
            return Optional.of(Walk::worth);
        }
    }

    private static Advice<Walk, Step> advice(Circle game) {
        return advice(game, POSITIONS);
    }

    private static Advice<Walk, Step> advice(Circle game, long positions) {
        try (Solver<Walk, Step> solver = new AnytimeEngine().open(game, SolverOptions.defaults())) {
            return solver.advise(game.initialState(), Limits.none().withPositions(positions));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100, 200, 300, 400, 500, 600, 700, 800, 900})
    void theLineGoesAsDeepAsTheSearch(int start) {
        assertThat(advice(new Circle(start, true)).line()).hasSizeGreaterThanOrEqualTo(PLIES);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100, 200, 300, 400, 500, 600, 700, 800, 900})
    void theLineDoesNotGoRound(int start) {
        Advice<Walk, Step> advice = advice(new Circle(start, false));
        Set<Walk> seen = new HashSet<>();
        Walk reached = advice.state();
        for (Step step : advice.line()) {
            assertThat(seen.add(reached))
                    .as("before %s of %s", step, advice.line())
                    .isTrue();
            reached = reached.play(step);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100, 200, 300, 400, 500, 600, 700, 800, 900})
    void aMoveThatIsNotTheBestIsComparedOrIsSaidNotToBe(int start) {
        List<AdvisedMove<Step>> moves = advice(new Circle(start, true)).moves();
        double best = moves.get(0).estimate().orElseThrow();
        for (AdvisedMove<Step> other : moves.subList(1, moves.size())) {
            assertThat(other.estimate().isPresent())
                    .as("%s", other)
                    .isNotEqualTo(other.noBetterThan().isPresent());
            assertThat(other.expected()).isLessThan(best);
        }
    }

    /** Wherever a limit stops it: the worths of fields differ by a thousandth or more. */
    @ParameterizedTest
    @ValueSource(ints = {0, 100, 200, 300, 400, 500, 600, 700, 800, 900})
    void movesThatWereToldApartStayApartWhenADeeperSearchThinksLessOfTheBest(int start) {
        for (long positions = 500; positions <= POSITIONS; positions += 500) {
            List<AdvisedMove<Step>> moves =
                    advice(new Circle(start, true), positions).moves();
            double best = moves.get(0).expected();
            assertThat(moves.subList(1, moves.size()))
                    .as("after %s positions", positions)
                    .noneMatch(move -> best - move.estimate().orElse(-1) < 0.0005);
        }
    }
}
