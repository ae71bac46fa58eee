package dev.foregone.games.morris;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.PredecessorsCheck;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.walk.Walk;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the packed rules say of positions of random games. */
class PackedTest {

    private final MorrisGame game = new MorrisGame();

    private PackedRules<Morris, MorrisMove> rules(Morris state) {
        return game.packedRules(state).orElseThrow();
    }

    private Stream<Morris> met(String notation, int walks) {
        return Walk.many(game.parse(notation), 7, Thorough.orFew(10 * walks, walks), 150)
                .flatMap(walk -> walk.states().stream());
    }

    /** With flying men, random play comes to few men; without, to blocked ones. */
    @ParameterizedTest
    @ValueSource(strings = {"4", "5f", "6", "6f", "9", "9s"})
    void predecessorsAreTheMovesTakenBack(String notation) {
        PackedRules<Morris, MorrisMove> rules = rules(game.parse(notation));
        PredecessorsCheck<Morris, MorrisMove> predecessors = new PredecessorsCheck<>(rules);
        met(notation, 4).forEach(state -> predecessors.check(rules.pack(state)));
    }

    /** From random positions back: moves taken back from there lead to positions that no game has met. */
    @ParameterizedTest
    @ValueSource(strings = {"4f", "6", "6f", "9"})
    void predecessorsOfPredecessorsAreTheMovesTakenBack(String notation) {
        PackedRules<Morris, MorrisMove> rules = rules(game.parse(notation));
        PredecessorsCheck<Morris, MorrisMove> predecessors = new PredecessorsCheck<>(rules);
        Walk.many(game.parse(notation), 8, Thorough.orFew(40, 6), 60).forEach(walk -> {
            long position = rules.pack(walk.last());
            for (int back = 0; back < 15; back++) {
                long[] into = new long[rules.predecessors().orElseThrow().maxPredecessors(position)];
                int count = rules.predecessors().orElseThrow().predecessors(position, into, 0);
                if (count > 0) {
                    position = into[(back * 31 + count / 2) % count];
                    predecessors.check(position);
                }
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"4", "6", "6f", "9"})
    void aBoundTellsThatTheOtherCanBeLeftWithTwoMen(String notation) {
        met(notation, 8).forEach(state -> {
            boolean leavesTwo = state.legalMoves().stream()
                    .map(state::play)
                    .anyMatch(next -> next.inHand() == 0
                            && next.points()
                                            .chars()
                                            .filter(man -> man == next.mine())
                                            .count()
                                    < 3);
            long bounds = rules(state).bounds(rules(state).pack(state));
            assertThat(Score.atLeast(bounds) == Score.win(1)).as("%s", state).isEqualTo(leavesTwo);
            assertThat(Score.atMost(bounds) == Score.WORST)
                    .as("%s", state)
                    .isEqualTo(
                            state.terminalValue().filter(GameValue.LOSS::equals).isPresent());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "4", "6", "9"})
    void statesAndPackedRulesKnowTheSameSymmetries(String notation) {
        met(notation, 4).forEach(state -> {
            PackedRules<Morris, MorrisMove> rules = rules(state);
            long canonical = rules.canonical(rules.pack(state));
            assertThat(game.canonical(state)).isEqualTo(rules.unpack(canonical));
            new PlainRules(state)
                    .images()
                    .forEach(image ->
                            assertThat(rules.canonical(rules.pack(image))).isEqualTo(canonical));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "3f", "4", "5f", "6", "6f", "9", "9s"})
    void packedRulesAreThePlainRules(String notation) {
        met(notation, 8).forEach(state -> {
            PlainRules plain = new PlainRules(state);
            assertThat(state.legalMoves()).as("%s", state).isEqualTo(plain.legalMoves());
            assertThat(state.terminalValue().isPresent())
                    .isEqualTo(plain.legalMoves().isEmpty());
            state.legalMoves().forEach(move -> assertThat(state.play(move)).isEqualTo(plain.play(move)));
        });
    }

    @ParameterizedTest
    @CsvSource({"4,37", "5,37", "6,37", "6f,37", "9,54"})
    void positionsTakeAsManyBitsAsDocumented(String notation, int bits) {
        assertThat(rules(game.parse(notation)).positionBits()).isEqualTo(bits);
    }

    @Test
    void equalVariantsHaveEqualRules() {
        assertThat(rules(game.parse("6"))).isSameAs(rules(game.parse("6s:.../.../..../.../... 5,5 white")));
        assertThat(rules(game.parse("6"))).isNotEqualTo(rules(game.parse("6f")));
        assertThat(rules(game.parse("3"))).isNotEqualTo(rules(game.parse("3f")));
    }
}
