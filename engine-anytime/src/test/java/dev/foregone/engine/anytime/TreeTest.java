package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Score;
import org.junit.jupiter.api.Test;

class TreeTest {

    private static Tree withChildren(int count) {
        Tree tree = new Tree(100);
        assertThat(tree.grow(0, count)).isTrue();
        for (int i = 0; i < count; i++) {
            tree.child(0, i, i);
        }
        return tree;
    }

    @Test
    void aNodeIsAsGoodAsTheBestOfItsMoves() {
        Tree tree = withChildren(2);
        tree.moveAgain(2);
        assertThat(tree.narrow(1, Score.WORST, Score.loss(4))).isTrue();
        assertThat(tree.narrowByChildren(0)).isTrue();
        assertThat(tree.atLeast(0)).isEqualTo(Score.win(5));
        assertThat(tree.isDecided(0)).isTrue();
        assertThat(tree.value(0)).isEqualTo(1);
        assertThat(tree.narrow(2, Score.win(2), Score.BEST)).isTrue();
        assertThat(tree.narrowByChildren(0)).isTrue();
        assertThat(tree.atLeast(0)).isEqualTo(Score.win(3));
    }

    @Test
    void allMovesMustLoseForALoss() {
        Tree tree = withChildren(2);
        tree.narrow(1, Score.win(3), Score.BEST);
        tree.narrowByChildren(0);
        assertThat(tree.isDecided(0)).isFalse();
        tree.narrow(2, Score.win(5), Score.BEST);
        tree.narrowByChildren(0);
        assertThat(tree.isDecided(0)).isTrue();
        assertThat(tree.atMost(0)).isEqualTo(Score.loss(6));
        assertThat(tree.value(0)).isEqualTo(-1);
    }

    @Test
    void resultsStayWithinProvedBounds() {
        Tree tree = new Tree(100);
        assertThat(tree.clamped(0, -1)).isEqualTo(-1);
        tree.narrow(0, Score.DRAW, Score.BEST);
        assertThat(tree.clamped(0, -1)).isZero();
        assertThat(tree.clamped(0, 1)).isEqualTo(1);
    }

    @Test
    void whatWasNeverVisitedComesFirstAndThenWhatDidBest() {
        Tree tree = withChildren(3);
        tree.visited(0, 0);
        tree.visited(1, 1);
        assertThat(tree.mostPromising(0, 1)).isEqualTo(2);
        tree.visited(2, -1);
        tree.visited(3, 0);
        assertThat(tree.mostPromising(0, 0.1f)).isEqualTo(2);
        tree.moveAgain(1);
        tree.moveAgain(2);
        assertThat(tree.mostPromising(0, 0.1f)).isEqualTo(1);
    }

    @Test
    void whatWasVisitedSeldomIsTriedAgain() {
        Tree tree = withChildren(2);
        for (int i = 0; i < 1_000; i++) {
            tree.visited(0, 0);
            tree.visited(1, i % 2 - 1);
        }
        tree.visited(2, 0);
        assertThat(tree.visits(1)).isEqualTo(1_000);
        assertThat(tree.sum(1)).isEqualTo(-500);
        assertThat(tree.mostPromising(0, 0.1f)).isEqualTo(1);
        assertThat(tree.mostPromising(0, 1)).isEqualTo(2);
    }

    @Test
    void aMoveThatIsProvedNoBetterIsNotTried() {
        Tree tree = withChildren(2);
        tree.narrow(1, Score.DRAW, Score.BEST);
        tree.narrow(2, Score.WORST, Score.DRAW);
        tree.narrowByChildren(0);
        tree.visited(0, 0);
        tree.visited(1, -1);
        assertThat(tree.mostPromising(0, 1)).isEqualTo(2);
    }

    @Test
    void rootsOfLogarithmsAreAboutRight() {
        for (int number = 1; number > 0; number += 1 + number / 7) {
            double root = Math.sqrt(Math.log(number));
            assertThat((double) Tree.rootOfLogarithm(number)).isBetween(0.9 * root - 0.35, root + 1e-6);
        }
    }

    @Test
    void aFullTreeDoesNotGrow() {
        Tree tree = new Tree(3);
        assertThat(tree.grow(0, 2)).isTrue();
        assertThat(tree.grow(1, 1)).isFalse();
        assertThat(tree.children(1)).isZero();
    }

    @Test
    void growsFarBeyondItsFirstSize() {
        Tree tree = new Tree(1 << 20);
        int node = 0;
        for (int i = 0; i < 2_000; i++) {
            assertThat(tree.grow(node, 3)).isTrue();
            tree.child(node, 0, i);
            tree.child(node, 1, i);
            tree.child(node, 2, i);
            node = tree.firstChild(node) + 1;
        }
        assertThat(tree.move(node)).isEqualTo(1_999);
    }
}
