package dev.foregone.architecture;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Reason;
import dev.foregone.answers.ReviewJson;
import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.cells.Boards;
import dev.foregone.explorer.Explorer;
import dev.foregone.explorer.ExplorerOptions;
import dev.foregone.games.amazons.Amazons;
import dev.foregone.games.amazons.AmazonsGame;
import dev.foregone.games.amazons.AmazonsMove;
import dev.foregone.play.Review;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Bundled;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.weights.Patterns;
import dev.foregone.weights.Shape;
import dev.foregone.weights.Weights;
import dev.foregone.weights.WeightsHeader;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Weights are used on their own board and on no other, and give reasons for its moves. */
class WeightsOfBoardsTest {

    private static final int CELLS = 30;
    private static final byte[] CONTENTS = {-1, 0, 1, 64};

    /** Of each queen of white, hundredths of the odds' logarithm for each square that it is further to the right. */
    private static final int WORTH = 40;

    private static final int FORGED = Thorough.orFew(2_000, 50);
    private static final int MOST_POSITIONS = 2_000;

    private final AmazonsGame game = new AmazonsGame();
    private final Boards<Amazons, AmazonsMove> boards = new Boards<>(game);
    private final Amazons start = game.parse("5x6");

    /** For white, queens are the better the more they are on the right. */
    private Weights weights() {
        List<int[]> singles =
                IntStream.range(0, CELLS).mapToObj(cell -> new int[] {cell}).toList();
        Patterns patterns = new Patterns(CELLS, CONTENTS, List.of(new Shape(singles, true)), List.of());
        short[] values = new short[patterns.count()];
        byte[] queens = new byte[CELLS];
        Arrays.fill(queens, (byte) 1);
        for (Patterns.Place place : patterns.places()) {
            for (boolean isFirst : new boolean[] {true, false}) {
                int pattern = place.own() + patterns.shown(place, queens, isFirst);
                values[patterns.weight(pattern) - 1] = (short) (place.cells()[0] % 5 * WORTH);
            }
        }
        return new Weights(
                new WeightsHeader(game.id(), game.format(start), boards.fingerprint(start), ""), patterns, values, 0);
    }

    @Test
    void estimateTheirBoard() {
        Weights weights = weights();
        assertThat(boards.weights(Optional.of(weights), start)).contains(weights);
        assertThat(estimate("5x6", SolverOptions.defaults().withWeights(weights)))
                .isNotEqualTo(estimate("5x6", SolverOptions.defaults()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"6x5", "4x4", "4x5"})
    void estimateNoOtherBoard(String board) {
        Weights weights = weights();
        assertThat(boards.weights(Optional.of(weights), game.parse(board))).isEmpty();
        assertThat(estimate(board, SolverOptions.defaults().withWeights(weights)))
                .isEqualTo(estimate(board, SolverOptions.defaults()));
    }

    private OptionalDouble estimate(String board, SolverOptions options) {
        try (Solver<Amazons, AmazonsMove> solver =
                Engines.load().forPlaying(game).open(game, options)) {
            return solver.advise(game.parse(board), Limits.none().withPositions(3_000))
                    .estimate();
        }
    }

    @Test
    void noneAndThoseOfAnotherGameAreNotUsed() {
        assertThat(game).isNotInstanceOf(Bundled.class);
        assertThat(boards.weights(Optional.of(Weights.none()), start)).isEmpty();
        Weights others = weights().with(new WeightsHeader("othello", game.format(start), 0, ""));
        assertThat(boards.weights(Optional.of(others), start)).isEmpty();
    }

    /** A queen that goes to the right gives up little where it was, and gains more where it is. */
    @Test
    void giveReasons() {
        AmazonsMove move = start.legalMoves().stream()
                .filter(each ->
                        each.from().toString().charAt(0) < each.to().toString().charAt(0))
                .findFirst()
                .orElseThrow();
        List<Reason> reasons = Reason.of(game, Optional.of(weights()), start, move);
        assertThat(reasons.get(0).site()).isEqualTo(game.clicks(start, move).get(1));
        assertThat(reasons.get(0).gain()).isPositive();
        assertThat(reasons.stream().skip(1)).allSatisfy(reason -> {
            assertThat(reason.site()).isEqualTo(game.clicks(start, move).get(0));
            assertThat(reason.gain()).isNegative();
        });
        assertThat(Reason.of(game, Optional.empty(), start, move)).isEmpty();
    }

    @Test
    void thePageSaysWhy() throws Exception {
        assertThat(advice(ExplorerOptions.of(Games.load(), Engines.load()).withWeights(weights())))
                .contains("\"proved\":null,\"estimate\":")
                .containsPattern("\"why\":\\[\\{\"site\":\"[a-e][1-6]\",\"gain\":");
        assertThat(advice(ExplorerOptions.of(Games.load(), Engines.load())))
                .contains("\"proved\":null,\"estimate\":")
                .doesNotContain("why");
    }

    private String advice(ExplorerOptions options) throws Exception {
        try (Explorer explorer = Explorer.start(options)) {
            URI asked = explorer.address()
                    .resolve("api/v1/games/amazons/advice?positions=3000&p=" + URLEncoder.encode("5x6", UTF_8));
            return HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(asked).build(), HttpResponse.BodyHandlers.ofString())
                    .body();
        }
    }

    @Test
    void reviewsSayWhy() {
        AmazonsMove move = start.legalMoves().get(0);
        assertThat(review(Optional.of(weights()), move))
                .contains("\"proved\":false")
                .containsPattern("\"why\":\\[\\{\"site\":\"[a-e][1-6]\",\"gain\":");
        assertThat(review(Optional.empty(), move)).contains("\"proved\":false").doesNotContain("why");
    }

    private String review(Optional<Weights> weights, AmazonsMove move) {
        GuardedGame<Amazons, AmazonsMove> guarded = new GuardedGame<>(game).withWeights(weights);
        SolverOptions options =
                weights.map(SolverOptions.defaults()::withWeights).orElse(SolverOptions.defaults());
        try (Solver<Amazons, AmazonsMove> solver =
                Engines.load().forPlaying(game).open(game, options)) {
            Review<Amazons, AmazonsMove> review =
                    Review.of(solver, start, List.of(move), Limits.none().withPositions(20_000));
            return new ReviewJson<>(guarded).text(review.moves().get(0), game.players());
        }
    }

    /** As files may be forged: any numbers. They change what is estimated, and nothing that is proved. */
    @Test
    void changeNoProof() {
        Amazons small = game.parse("w../.../..b");
        try (Solver<Amazons, AmazonsMove> memo = Engines.load().get("memo").open(game)) {
            Analysis<Amazons, AmazonsMove> truth = memo.analyze(small);
            Random random = new Random(1);
            for (int i = 0; i < FORGED; i++) {
                advised(truth, forged(small, random), random.nextInt(1, MOST_POSITIONS));
            }
        }
    }

    private Weights forged(Amazons start, Random random) {
        int cells = boards.cells(start).length;
        List<int[]> singles =
                IntStream.range(0, cells).mapToObj(cell -> new int[] {cell}).toList();
        Patterns patterns = new Patterns(cells, CONTENTS, List.of(new Shape(singles, true)), List.of());
        short[] values = new short[patterns.count()];
        for (int weight = 0; weight < values.length; weight++) {
            values[weight] = (short) (random.nextInt() >> random.nextInt(16, Integer.SIZE));
        }
        return new Weights(
                new WeightsHeader(game.id(), game.format(start), 0, ""), patterns, values, (short) random.nextInt());
    }

    private void advised(Analysis<Amazons, AmazonsMove> truth, Weights weights, long positions) {
        SolverOptions options = SolverOptions.defaults().withWeights(weights);
        try (Solver<Amazons, AmazonsMove> anytime =
                Engines.load().get("anytime").open(game, options)) {
            Advice<Amazons, AmazonsMove> advice =
                    anytime.advise(truth.state(), Limits.none().withPositions(positions));
            assertThat(advice.bounds().contains(truth.outcome())).isTrue();
            assertThat(truth.moves())
                    .allSatisfy(
                            move -> assertThat(advice.of(move.move()).bounds().contains(move.outcome()))
                                    .isTrue());
        }
    }
}
