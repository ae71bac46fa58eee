package dev.foregone.games.dobutsu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Score;
import dev.foregone.testkit.PredecessorsCheck;
import dev.foregone.testkit.walk.Walk;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What the packed rules say of positions from the beginning and of long random games. */
class PackedTest {

    private final DobutsuGame game = new DobutsuGame();
    private final DobutsuRules rules = DobutsuRules.INSTANCE;
    private final PredecessorsCheck<Dobutsu, DobutsuMove> predecessors = new PredecessorsCheck<>(rules);

    /** The numbers come from a program that shares nothing with this one. */
    @Test
    void positionsByPlyAreAsManyAsElsewhere() {
        long[] positions = {rules.pack(game.initialState())};
        for (int expected : List.of(4, 17, 87, 489, 2_302, 9_699, 38_963)) {
            positions =
                    Arrays.stream(positions).flatMap(this::children).distinct().toArray();
            assertThat(positions).hasSize(expected);
        }
    }

    private LongStream children(long position) {
        if (rules.terminal(position) != Score.ONGOING) {
            return LongStream.empty();
        }
        int[] moves = new int[rules.maxMoves(position)];
        int count = rules.legalMoves(position, moves, 0);
        return Arrays.stream(moves, 0, count).mapToLong(move -> rules.play(position, move));
    }

    @Test
    void predecessorsAreTheMovesTakenBack() {
        Walk.many(game.initialState(), 7, 300, 200)
                .forEach(walk -> walk.states().forEach(state -> predecessors.check(rules.pack(state))));
        long[] positions = {rules.pack(game.initialState())};
        for (int ply = 0; ply < 5; ply++) {
            Arrays.stream(positions).forEach(predecessors::check);
            positions =
                    Arrays.stream(positions).flatMap(this::children).distinct().toArray();
        }
    }

    /** From random positions back: moves taken back from there lead to positions that no game has met. */
    @Test
    void predecessorsOfPredecessorsAreTheMovesTakenBack() {
        long[] into = new long[rules.maxPredecessors(0)];
        Walk.many(game.initialState(), 8, 100, 60).forEach(walk -> {
            long position = rules.pack(walk.last());
            for (int back = 0; back < 20; back++) {
                int count = rules.predecessors(position, into, 0);
                if (count > 0) {
                    position = into[(back * 31 + count / 2) % count];
                    predecessors.check(position);
                }
            }
        });
    }

    @Test
    void aBoundTellsThatTheLionCanBeCaught() {
        Walk.many(game.initialState(), 9, 200, 200)
                .flatMap(walk -> walk.states().stream())
                .forEach(state -> {
                    boolean canBeCaught = state.legalMoves().stream()
                            .map(state::play)
                            .anyMatch(next ->
                                    next.hands().toUpperCase(Locale.ROOT).contains("L"));
                    long bounds = rules.bounds(rules.pack(state));
                    assertThat(Score.atLeast(bounds) == Score.win(1))
                            .as("%s", state)
                            .isEqualTo(canBeCaught);
                    assertThat(Score.atMost(bounds) == Score.WORST)
                            .as("%s", state)
                            .isEqualTo(state.terminalValue()
                                    .filter(GameValue.LOSS::equals)
                                    .isPresent());
                });
    }

    @Test
    void statesAndPackedRulesKnowTheSameSymmetries() {
        Walk.many(game.initialState(), 10, 100, 200)
                .flatMap(walk -> walk.states().stream())
                .forEach(state -> {
                    long position = rules.pack(state);
                    assertThat(rules.unpack(position ^ Layout.TURN)).isEqualTo(PlainRules.turned(state));
                    assertThat(Layout.turned(Layout.turned(position))).isEqualTo(position);
                    assertThat(rules.unpack(Layout.mirrored(position))).isEqualTo(PlainRules.mirrored(state));
                    assertThat(game.canonical(rules.unpack(rules.canonical(position))))
                            .isEqualTo(game.canonical(state));
                });
    }

    @Test
    void statesHaveTheMovesOfThePlainRules() {
        Walk.many(game.initialState(), 11, 200, 200)
                .flatMap(walk -> walk.states().stream())
                .forEach(state -> {
                    PlainRules plain = new PlainRules(state);
                    assertThat(state.legalMoves()).as("%s", state).isEqualTo(plain.legalMoves());
                    assertThat(state.terminalValue().isPresent())
                            .isEqualTo(plain.legalMoves().isEmpty());
                    state.legalMoves()
                            .forEach(move -> assertThat(state.play(move)).isEqualTo(plain.play(move)));
                });
    }
}
