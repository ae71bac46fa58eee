package dev.foregone.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class MoveClassesTest {

    private record Step(int from, int to, String piece) {}

    private enum Kind {
        ROOK
    }

    private record Drop(Kind kind, int to) {}

    /** Without a hash code of its own. */
    private static final class Plain {
        private final int to;

        Plain(int to) {
            this.to = to;
        }

        @Override
        public String toString() {
            return "to " + to;
        }
    }

    private final AtomicInteger written = new AtomicInteger();

    private <V> int classOf(MoveClasses<V> classes, V move) {
        return classes.of(move, () -> {
            written.incrementAndGet();
            return move.toString();
        });
    }

    @Test
    void aMoveOfNumbersAndTextsIsNotWritten() {
        MoveClasses<Step> classes = new MoveClasses<>();
        assertThat(classOf(classes, new Step(1, 2, "rook"))).isEqualTo(classOf(classes, new Step(1, 2, "rook")));
        assertThat(classOf(classes, new Step(2, 1, "rook"))).isNotEqualTo(classOf(classes, new Step(1, 2, "rook")));
        assertThat(classOf(new MoveClasses<Integer>(), 7)).isEqualTo(classOf(new MoveClasses<Integer>(), 7));
        assertThat(written).hasValue(0);
    }

    @Test
    void aMoveWithAnEnumHasTheClassOfItsNotation() {
        Drop drop = new Drop(Kind.ROOK, 5);
        assertThat(classOf(new MoveClasses<>(), drop)).isEqualTo(drop.toString().hashCode());
        assertThat(written).hasValue(1);
    }

    @Test
    void aMoveWithoutEqualsHasTheClassOfItsNotation() {
        MoveClasses<Plain> classes = new MoveClasses<>();
        assertThat(classOf(classes, new Plain(3))).isEqualTo("to 3".hashCode());
        assertThat(classOf(classes, new Plain(3))).isEqualTo("to 3".hashCode());
    }

    @Test
    void movesOfSeveralTypesAreToldApart() {
        MoveClasses<Object> classes = new MoveClasses<>();
        List<Object> moves = List.of(new Step(1, 2, "x"), new Drop(Kind.ROOK, 1), new Plain(1), "pass", 3);
        assertThat(moves.stream().map(move -> classOf(classes, move)).distinct())
                .hasSize(5);
    }
}
