package dev.foregone.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MoveClassesTest {

    private record Step(int from, int to, String piece) {}

    private enum Kind {
        ROOK,
        BISHOP {
            @Override
            public String toString() {
                return "bishop"; // of a class of its own
            }
        }
    }

    private record Drop(@Nullable Kind kind, int to) {}

    private record Slide(Drop drop, Step step) {}

    private record Path(int[] sites) {}

    private record Open(Plain part) {}

    private record Chain(@Nullable Chain next) {}

    private static final class Changing {
        private int to;

        void to(int to) {
            this.to = to;
        }

        @Override
        public String toString() {
            return "to " + to;
        }
    }

    /** Without a hash code of its own. */
    private static class Plain {
        private final int to;

        Plain(int to) {
            this.to = to;
        }

        @Override
        public String toString() {
            return "to " + to;
        }
    }

    private static final class Longer extends Plain {
        private final int from;

        Longer(int from, int to) {
            super(to);
            this.from = from;
        }

        @Override
        public String toString() {
            return from + " " + super.toString();
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

    /** The hash code of a constant differs from run to run. */
    @Test
    void aConstantCountsByItsName() {
        MoveClasses<Drop> classes = new MoveClasses<>();
        assertThat(classOf(classes, new Drop(Kind.ROOK, 5))).isEqualTo((31 + "ROOK".hashCode()) * 31 + 5);
        assertThat(classOf(classes, new Drop(null, 5))).isEqualTo(31 * 31 + 5);
        assertThat(classOf(new MoveClasses<Kind>(), Kind.BISHOP)).isEqualTo("BISHOP".hashCode());
        assertThat(written).hasValue(0);
    }

    @Test
    void aMoveWithoutEqualsIsNotWritten() {
        MoveClasses<Plain> classes = new MoveClasses<>();
        assertThat(classOf(classes, new Plain(3))).isEqualTo(classOf(classes, new Plain(3)));
        assertThat(classOf(classes, new Plain(3))).isNotEqualTo(classOf(classes, new Plain(4)));
        assertThat(classOf(classes, new Longer(3, 1))).isNotEqualTo(classOf(classes, new Longer(3, 2)));
        assertThat(classOf(new MoveClasses<>(), new Slide(new Drop(Kind.BISHOP, 1), new Step(1, 2, "x"))))
                .isNotEqualTo(classOf(new MoveClasses<>(), new Slide(new Drop(Kind.ROOK, 1), new Step(1, 2, "x"))));
        assertThat(written).hasValue(0);
    }

    /** It may change, or have parts that nobody knows. */
    @Test
    void aMoveOfOtherPartsHasTheClassOfItsNotation() {
        for (Object move : List.of(
                new Changing(), new Path(new int[] {1}), new Open(new Plain(1)), new Chain(null), new Object())) {
            assertThat(classOf(new MoveClasses<>(), move))
                    .as("%s", move)
                    .isEqualTo(move.toString().hashCode());
        }
        assertThat(written).hasValue(5);
    }

    @Test
    void movesOfSeveralTypesAreToldApart() {
        MoveClasses<Object> classes = new MoveClasses<>();
        List<Object> moves = List.of(new Step(1, 2, "x"), new Drop(Kind.ROOK, 1), new Plain(1), "pass", 3);
        assertThat(moves.stream().map(move -> classOf(classes, move)).distinct())
                .hasSize(5);
    }
}
