package dev.foregone.games.amazons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.PackedHintVerifier;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.walk.Walk;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the packed rules say of positions of random games, on boards of many shapes. */
class PackedTest {

    private final AmazonsGame game = new AmazonsGame();

    private PackedRules<Amazons, AmazonsMove> rules(Amazons state) {
        return game.packedRules(state).orElseThrow();
    }

    /** From the smallest to the largest boards, and those on which rows or columns are longest. */
    static Stream<String> beginnings() {
        return Stream.of(
                "4x4",
                "5x6",
                "7x4",
                "w./.b",
                "w../.../.wb/b..",
                "w............../b..............",
                "wb/../../../../../../../../../../../../../bw",
                "..b.../....../....../w.w.../....b.",
                ".....xb/w.x..../...b.../......w");
    }

    private Stream<Amazons> met(String notation) {
        return Walk.many(game.parse(notation), 7, Thorough.orFew(20, 5), 31).flatMap(walk -> walk.states().stream());
    }

    @ParameterizedTest
    @MethodSource("beginnings")
    void packedRulesAreThePlainRules(String notation) {
        met(notation).forEach(state -> {
            PlainRules plain = new PlainRules(state);
            PackedRules<Amazons, AmazonsMove> rules = rules(state);
            long position = rules.pack(state);
            assertThat(rules.unpack(position)).isEqualTo(state);
            assertThat(rules.terminal(position) == Score.WORST)
                    .isEqualTo(plain.legalMoves().isEmpty());
            int[] moves = new int[rules.maxMoves(position)];
            int count = rules.legalMoves(position, moves, 0);
            assertThat(Arrays.stream(moves, 0, count).mapToObj(move -> rules.unpackMove(position, move)))
                    .isEqualTo(plain.legalMoves());
            assertThat(state.legalMoves()).isEqualTo(plain.legalMoves());
            Arrays.stream(moves, 0, count)
                    .limit(10)
                    .forEach(move -> assertThat(rules.play(position, move))
                            .isEqualTo(rules.pack(plain.play(rules.unpackMove(position, move)))));
        });
    }

    @ParameterizedTest
    @MethodSource("beginnings")
    void eachTurnIsOneOfThePliesThatAreLeft(String notation) {
        met(notation).forEach(state -> {
            PackedRules<Amazons, AmazonsMove> rules = rules(state);
            int left = rules.maxPlies(rules.pack(state));
            assertThat(state.legalMoves().stream().limit(10).map(state::play))
                    .allMatch(next -> rules.maxPlies(rules.pack(next)) == left - 1);
        });
    }

    @ParameterizedTest
    @MethodSource("beginnings")
    void statesAndPackedRulesKnowTheSameSymmetries(String notation) {
        met(notation).forEach(state -> {
            PackedRules<Amazons, AmazonsMove> rules = rules(state);
            long canonical = rules.canonical(rules.pack(state));
            assertThat(game.canonical(state)).isEqualTo(rules.unpack(canonical));
            new PlainRules(state)
                    .images()
                    .forEach(image ->
                            assertThat(rules.canonical(rules.pack(image))).isEqualTo(canonical));
            assertThat(rules.canonical(rules.pack(game.canonical(state)))).isEqualTo(canonical);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"w../.../..b", ".w./.../.b.", "w.../..../...b", "w.w/.../b.b", "w../.x./..b/x.."})
    void boundsHoldOnWholeBoards(String notation) {
        PackedRules<Amazons, AmazonsMove> rules = rules(game.parse(notation));
        PackedHintVerifier<Amazons, AmazonsMove> verifier = new PackedHintVerifier<>(rules);
        verifier.check(rules.pack(game.parse(notation)));
        assertThat(verifier.checked()).isGreaterThan(100);
    }

    @ParameterizedTest
    @CsvSource({"w./.b,9", "4x4,33", "4x5,41", "5x5,51", "5x6,61"})
    void positionsTakeAsManyBitsAsDocumented(String notation, int bits) {
        assertThat(rules(game.parse(notation)).positionBits()).isEqualTo(bits);
    }

    @Test
    void boardsOfOneSizeHaveTheSameRules() {
        assertThat(rules(game.parse("4x4"))).isSameAs(rules(game.parse("w.../..../..../...b black")));
        assertThat(rules(game.parse("4x5"))).isNotEqualTo(rules(game.parse("5x4")));
    }
}
