package dev.foregone.games.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.walk.Walk;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games with all numbers of houses and seeds that fit into 64 bits, as states and by packed rules. */
class EverySizeTest {

    private static final int GAMES = 20;
    private static final int LONGEST = 10_000;

    private final KalahGame game = new KalahGame();

    static Stream<String> sizes() {
        return IntStream.rangeClosed(1, 15)
                .boxed()
                .flatMap(houses -> IntStream.rangeClosed(1, 31 / houses - 1).mapToObj(seeds -> houses + "x" + seeds));
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void statesAndPackedRulesPlayTheSameGame(String size) {
        Kalah start = game.parse(size);
        PackedRules<Kalah, Sow> rules = game.packedRules(start).orElseThrow();
        Walk.many(start, size.hashCode(), GAMES, LONGEST).forEach(walk -> {
            walk.states().forEach(state -> check(rules, state));
            assertThat(walk.last().terminalValue()).isPresent();
        });
    }

    private void check(PackedRules<Kalah, Sow> rules, Kalah state) {
        long position = rules.pack(state);
        assertThat(rules.unpack(position)).isEqualTo(state);
        assertThat(Long.numberOfLeadingZeros(position)).isGreaterThanOrEqualTo(Long.SIZE - rules.positionBits());
        assertThat(rules.terminal(position))
                .isEqualTo(state.terminalValue().map(Score::finished).orElse(Score.ONGOING));
        assertThat(rules.unpack(rules.canonical(position))).isEqualTo(game.canonical(state));
        for (Sow sow : state.legalMoves()) {
            assertThat(rules.movesAgain(position, sow.house())).isEqualTo(state.movesAgain(sow));
            assertThat(rules.play(position, sow.house())).isEqualTo(rules.pack(state.play(sow)));
            assertThat(rules.maxPlies(position)).isGreaterThan(rules.maxPlies(rules.play(position, sow.house())));
        }
        assertThat(moves(rules, position)).isEqualTo(state.legalMoves());
        assertThat(game.parse(game.format(state))).isEqualTo(state);
    }

    private static List<Sow> moves(PackedRules<Kalah, Sow> rules, long position) {
        int[] into = new int[rules.maxMoves(position)];
        int count = rules.terminal(position) == Score.ONGOING ? rules.legalMoves(position, into, 0) : 0;
        return IntStream.range(0, count)
                .mapToObj(i -> rules.unpackMove(position, into[i]))
                .toList();
    }

    /** Too large for packed rules. */
    @ParameterizedTest
    @CsvSource({"6x5", "7x5", "16x1", "20x9"})
    void largerBoardsArePlayedWithStates(String size) {
        Kalah start = game.parse(size);
        assertThat(game.packedRules(start)).isEmpty();
        Walk.many(start, size.hashCode(), GAMES, LONGEST).forEach(walk -> {
            assertThat(walk.states()).allMatch(state -> state.seeds() == start.seeds());
            assertThat(walk.last().terminalValue().filter(value -> value != GameValue.DRAW))
                    .as("%s", walk.last())
                    .isEqualTo(ahead(walk.last()));
        });
    }

    private static Optional<GameValue> ahead(Kalah end) {
        int lead = 2 * end.mine().store() - end.seeds();
        return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? GameValue.WIN : GameValue.LOSS);
    }
}
