package dev.foregone.testkit.state;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.walk.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameEndingsTest {

    /** A walk of 300 moves, and three more, which lead back to where these began. */
    @Test
    void ofACycleTheMovesBetweenAreShown() {
        Graph.Builder path = new Graph.Builder();
        for (int node = 0; node <= 302; node++) {
            path.node(GameValue.DRAW);
        }
        for (int node = 0; node < 302; node++) {
            path.move(node, node + 1);
        }
        GraphGame game = new GraphGame("path", path.move(302, 300).build());
        String position = game.format(new GraphState(game.graph(), 300));
        assertThatThrownBy(() -> new GameEndings<>(new Samples<>(game, 1, 1, 400, List.of())).cyclesAreDeclared())
                .hasMessage("game 'path', position " + position
                        + ": it comes again after 3 plies, [300-0, 301-0, 302-0]\n  Game.cyclic() is true for a game that can repeat"
                        + " a position");
    }
}
