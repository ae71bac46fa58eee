package dev.foregone.answers.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.answers.graph.StrategyGraph.Edge;
import dev.foregone.answers.graph.StrategyGraph.Kind;
import dev.foregone.answers.graph.StrategyGraph.Node;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.report.Side;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a strategy's graph has, and how it is drawn. */
class StrategyGraphTest {

    private static final TicTacToeGame GAME = new TicTacToeGame();

    @TempDir
    private Path directory;

    private <S extends GameState<S, M>, M extends Move> Strategy<S, M> built(
            Game<S, M> game, S root, Side side, long leaf) throws IOException {
        return Strategy.builder(game, root, Engines.load().get("memo"))
                .withSide(side)
                .withLeafPositions(leaf)
                .build(directory.resolve("a.strategy"));
    }

    private StrategyGraph<TicTacToe, Square> draw(long leaf) throws IOException {
        return StrategyGraph.of(built(GAME, GAME.initialState(), Side.FIRST, leaf), 2_000)
                .orElseThrow();
    }

    private static long count(StrategyGraph<?, ?> graph, Kind kind) {
        return graph.nodes().stream().filter(node -> node.kind() == kind).count();
    }

    @Test
    void hasWhatTheStrategyHasAndTheEnds() throws IOException {
        StrategyGraph<TicTacToe, Square> graph = draw(60);
        assertThat(count(graph, Kind.DECISION))
                .isEqualTo(graph.strategy().statistics().decisions());
        assertThat(count(graph, Kind.LEAF))
                .isEqualTo(graph.strategy().statistics().leaves())
                .isPositive();
        assertThat(count(graph, Kind.DECISION) + count(graph, Kind.ANSWERS))
                .isEqualTo(graph.strategy().statistics().nodes());
    }

    @Test
    void endsAreNotLost() throws IOException {
        assertThat(draw(0).nodes())
                .filteredOn(node -> node.kind() == Kind.END)
                .isNotEmpty()
                .allSatisfy(node -> assertThat(node.result())
                        .hasValueSatisfying(result -> assertThat(result).isNotEqualTo(GameValue.LOSS)));
    }

    @Test
    void anArrowSaysWhetherItLeadsToTheBoardThatIsDrawn() throws IOException {
        StrategyGraph<TicTacToe, Square> graph = draw(0);
        assertThat(graph.edges()).anyMatch(Edge::turned).allSatisfy(edge -> {
            TicTacToe child = graph.nodes().get(edge.from()).state().play(edge.move());
            TicTacToe drawn = graph.nodes().get(edge.to()).state();
            assertThat(edge.turned()).isEqualTo(!child.equals(drawn));
            assertThat(GAME.canonical(child)).isEqualTo(GAME.canonical(drawn));
        });
    }

    @Test
    void countsFinishedPositions() throws IOException {
        Strategy<TicTacToe, Square> strategy = built(GAME, GAME.parse("xx./oo./..."), Side.FIRST, 0);
        assertThat(StrategyGraph.of(strategy, 1)).isEmpty();
        assertThat(StrategyGraph.of(strategy, 2).orElseThrow().nodes()).hasSize(2);
    }

    @Test
    void beginsWithAnyPositionOfTheStrategy() throws IOException {
        Strategy<TicTacToe, Square> strategy = built(GAME, GAME.initialState(), Side.FIRST, 0);
        TicTacToe after = strategy.root().play(strategy.move(strategy.root()).orElseThrow());
        StrategyGraph<TicTacToe, Square> graph =
                StrategyGraph.of(strategy, after, false, 2_000).orElseThrow();
        assertThat(graph.nodes().get(0))
                .isEqualTo(
                        new Node<>(after, 0, Kind.ANSWERS, graph.nodes().get(0).result()));
        assertThat(graph.edges()).filteredOn(edge -> edge.from() == 0).hasSize(8);
    }

    /** Four steps, one at a time or, of an even number, two, and nobody wins: a state does not say whose turn it is. */
    private record Steps() implements Game<Steps.Left, Steps.Go> {

        private record Go(int steps) implements Move {}

        private record Left(int steps) implements GameState<Left, Go> {

            @Override
            public Optional<GameValue> terminalValue() {
                return steps == 0 ? Optional.of(GameValue.DRAW) : Optional.empty();
            }

            @Override
            public List<Go> legalMoves() {
                return IntStream.rangeClosed(1, steps % 2 == 0 ? 2 : 1)
                        .mapToObj(Go::new)
                        .toList();
            }

            @Override
            public Left play(Go move) {
                return new Left(steps - move.steps);
            }
        }

        @Override
        public String id() {
            return "steps";
        }

        @Override
        public Left initialState() {
            return new Left(4);
        }

        @Override
        public String draw(Left left) {
            return "<" + left.steps + " & no more>";
        }
    }

    private StrategyGraph<Steps.Left, Steps.Go> steps() throws IOException {
        Steps game = new Steps();
        return StrategyGraph.of(built(game, game.initialState(), Side.SECOND, 0), 100)
                .orElseThrow();
    }

    @Test
    void onePositionIsTwoNodesWhereEitherPlayerMayBeToMove() throws IOException {
        Steps.Left two = new Steps.Left(2);
        assertThat(steps().nodes())
                .filteredOn(node -> node.state().equals(two))
                .extracting(Node::kind)
                .containsExactlyInAnyOrder(Kind.DECISION, Kind.ANSWERS);
    }

    private static final Pattern FRAME =
            Pattern.compile("<rect x=\"([\\d.]+)\" y=\"([\\d.]+)\" width=\"(\\d+)\" height=\"\\d+\" rx=\"6\"");

    private record Frame(double x, double y, double width) {

        boolean overlaps(Frame other) {
            return y == other.y && Math.abs(x - other.x) <= width;
        }
    }

    @Test
    void thePictureHasEveryNodeAndArrowAndNoTwoBoardsOverlap() throws IOException {
        StrategyGraph<TicTacToe, Square> graph = draw(60);
        String svg = new StrategySvg<>(graph).text();
        List<Frame> frames = FRAME.matcher(svg)
                .results()
                .map(found -> new Frame(
                        Double.parseDouble(found.group(1)),
                        Double.parseDouble(found.group(2)),
                        Double.parseDouble(found.group(3))))
                .toList();
        assertThat(frames).hasSize(graph.nodes().size());
        long arrows = graph.edges().stream()
                .map(edge -> List.of(edge.from(), edge.to(), edge.turned()))
                .distinct()
                .count();
        assertThat(svg).contains("id=\"strategy-arrow\"").doesNotContain("\"head\"", "#head");
        assertThat(svg.split(" marker-end=", -1).length - 1).isEqualTo((int) arrows);
        assertThat(svg.split(" class=\"diagram\"", -1)).hasSize(graph.nodes().size() + 1);
        assertThat(frames)
                .allSatisfy(one -> assertThat(frames).filteredOn(one::overlaps).hasSize(1));
        assertThat(frames.stream().map(Frame::y).distinct())
                .hasSize(graph.nodes().get(graph.nodes().size() - 1).ply() + 1);
    }

    @Test
    void aGameWithoutDiagramsIsWritten() throws IOException {
        assertThat(new StrategySvg<>(steps()).text())
                .contains("xml:space=\"preserve\">&lt;4 &amp; no more&gt;</text>", ">a draw</text>")
                .doesNotContain("class=\"diagram\"");
    }
}
