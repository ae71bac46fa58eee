package dev.foregone.testkit.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphTest {

    private final Graph graph = Graph.of("start: b a", "a: b", "b=DRAW");

    @Test
    void aLineIsANodeWithItsMovesOrItsValue() {
        assertThat(graph.size()).isEqualTo(3);
        assertThat(graph.targets(0)).containsExactly(2, 1);
        assertThat(graph.end(0)).isEmpty();
        assertThat(graph.end(2)).contains(GameValue.DRAW);
        assertThat(Retrograde.outcomes(graph)).containsExactly(Outcome.draw(1), Outcome.draw(1), Outcome.draw(0));
    }

    @Test
    void namesAreShownAndRead() {
        GraphGame game = new GraphGame("three", graph);
        assertThat(game.state("a")).isEqualTo(game.state(1)).hasToString("a");
        assertThat(game.parse("b")).isEqualTo(game.state(2));
        assertThat(graph).hasToString("start [b, a]; a [b]; b DRAW");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.state("c"))
                .withMessage("no node is called c\n  the nodes are start to b");
    }

    @Test
    void whatIsNoGraphIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Graph.of("a:"))
                .withMessage(
                        "cannot read the node \"a:\"\n"
                                + "  accepted: \"a: b c\" for moves from a to b and c, c+ for one after which the same player moves again, and \"b=LOSS\" (or DRAW, WIN) for an end");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Graph.of("a: b"))
                .withMessage("no line for the node b\n  a finished one is written b=LOSS");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Graph.of("a=LOSS", "a=WIN"))
                .withMessage("there are two nodes a\n  write all moves of a node in one line");
    }

    @Test
    void visitsAreNoticed() {
        List<Integer> visited = new ArrayList<>();
        Graph watched = graph.whenVisited(visited::add);
        GraphGame game = new GraphGame("three", watched, false, true, GraphHints.NONE);
        assertThat(game.state("b").terminalValue()).contains(GameValue.DRAW);
        assertThat(game.packedRules(game.initialState()).orElseThrow().terminal(1))
                .isNotZero();
        assertThat(visited).containsExactly(2, 1);
        assertThat(Retrograde.outcomes(watched)).hasSize(3);
        assertThat(visited).hasSize(2);
    }
}
