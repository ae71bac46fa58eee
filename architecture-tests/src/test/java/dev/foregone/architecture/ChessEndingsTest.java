package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import dev.foregone.games.endings.Ending;
import dev.foregone.games.endings.EndingsGame;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The longest mates of chess endings, as tablebases of chess have them. The lengths, and the positions begun from, are those
 * that Scid shows (its file tcl/tb.tcl) of Nalimov's tablebases, and those with pawns that K. Kryukov lists ("Longest Checkmates"); how many positions of three pieces have them, up to
 * symmetry, is what Guido counted (kirill-kryukov.com, "Longest Mate in kqk").
 */
final class ChessEndingsTest {

    private final EndingsGame game = new EndingsGame();

    @TempDir
    private Path directory;

    /** A move of tablebases is one of each player: White's mate in n is a win in 2 n - 1 plies, or Black's loss in 2 n. */
    @ParameterizedTest
    @CsvSource({
        "7K/6Q1/8/8/2k5/8/8/8 w,  10, 1,   8,   false",
        "7K/6Q1/8/8/2k5/8/8/8 w,  10, 1,   8,   true",
        "8/8/2R5/3k4/8/8/8/1K6 w, 16, 121, 390, false",
        "8/8/2R5/3k4/8/8/8/1K6 w, 16, 121, 390, true",
        "8/8/8/1k6/8/8/K5P1/8 w,  28, 3,   2,   true"
    })
    void endingsOfThreePiecesAreAsLongAsPublished(String root, int moves, long won, long lost, boolean all)
            throws IOException {
        Tablebase<Ending, ?> tablebase = build(root, all);
        assertThat(tablebase.outcome(game.parse(root))).isEqualTo(Outcome.win(2 * moves - 1));
        assertThat(longest(tablebase, GameValue.WIN, true)).isEqualTo(2 * moves - 1);
        assertThat(longest(tablebase, GameValue.LOSS, false)).isEqualTo(2 * moves);
        assertThat(count(tablebase, Outcome.win(2 * moves - 1))).isEqualTo(won);
        assertThat(count(tablebase, Outcome.loss(2 * moves))).isEqualTo(lost);
    }

    /** White's longest mate and Black's, 0 where there is none. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "K3r3/8/5k2/Q7/8/8/8/8 w,   35, 19, true",
        "8/8/6R1/2K5/n7/8/8/3k4 w,  40, 1, true",
        "7K/4B3/4k3/8/8/8/8/2N5 w,  33, 0, true"
    })
    void endingsOfFourPiecesAreAsLongAsPublished(String root, int white, int black, boolean all) throws IOException {
        Tablebase<Ending, ?> tablebase = build(root, all);
        assertThat(tablebase.outcome(game.parse(root))).isEqualTo(Outcome.win(2 * white - 1));
        assertThat(longest(tablebase, GameValue.WIN, true)).isEqualTo(2 * white - 1);
        assertThat(longest(tablebase, GameValue.WIN, false)).isEqualTo(Math.max(0, 2 * black - 1));
    }

    /** More of the same, only with {@code -Dforegone.long-endings=true}. */
    @Tag("slow")
    @EnabledIfSystemProperty(named = "foregone.long-endings", matches = "true")
    @ParameterizedTest
    @CsvSource({"7K/4B3/4k3/8/8/8/8/2N5 w,  33, 0, false", "K7/8/3B4/3k4/8/8/4B3/8 w,  19, 0, true"})
    void moreEndingsOfFourPiecesAreAsLongAsPublished(String root, int white, int black, boolean all)
            throws IOException {
        endingsOfFourPiecesAreAsLongAsPublished(root, white, black, all);
    }

    /** With a pawn, and all that its promotions lead to, which takes minutes: only with {@code -Dforegone.long-endings=true}. */
    @Tag("slow")
    @EnabledIfSystemProperty(named = "foregone.long-endings", matches = "true")
    @ParameterizedTest
    @CsvSource({
        "8/8/K7/3p4/8/3k4/4R3/8 w,   26, 43, true",
        "3Q4/3K4/8/8/8/3k4/3p4/8 w,  28, 29, true",
        "8/8/8/8/p7/8/N7/k1K5 w,     7, 29, true",
        "8/8/8/8/8/8/p7/k1K1B3 w,    1, 29, true",
        "8/8/8/8/8/2k3P1/6P1/K7 w,   32, 0, true",
        "8/7N/8/8/8/5k2/7P/K7 w,     27, 0, true",
        "8/3P4/KBk5/8/8/8/8/8 w,     31, 0, true",
        "8/8/1R6/2kP4/8/8/8/K7 w,    16, 0, true",
        "8/8/8/3k4/8/4P3/8/K1Q5 w,   10, 0, true"
    })
    void endingsWithPawnsAreAsLongAsPublished(String root, int white, int black, boolean all) throws IOException {
        endingsOfFourPiecesAreAsLongAsPublished(root, white, black, all);
    }

    /**
     * Pawn against pawn with captures en passant: moves to mate as Gaviota's tablebases have them, by which python-chess is tested
     * (its file data/endgame-dm-4.epd), negative for the player who is mated, and 0 for a draw. The two last are from a generator that
     * shares nothing with the game; without such captures they are a loss in 38 plies and a win in 27.
     */
    @Tag("slow")
    @EnabledIfSystemProperty(named = "foregone.long-endings", matches = "true")
    @Test
    void twoPawnsKnowCapturesEnPassant() throws IOException {
        Tablebase<Ending, ?> tablebase = build("2K5/k7/7p/8/8/8/6P1/8 w", true);
        assertThat(mate(tablebase, "2K5/k7/7p/8/8/8/6P1/8 w - - dm 33;")).isEqualTo(33);
        assertThat(mate(tablebase, "1k1K4/8/8/pP6/8/8/8/8 w - a6 dm 0;")).isZero();
        assertThat(mate(tablebase, "7K/k7/8/Pp6/8/8/8/8 w - - dm -15;")).isEqualTo(-15);
        assertThat(mate(tablebase, "7K/k7/8/Pp6/8/8/8/8 w - b6 dm 0;")).isZero();
        assertThat(mate(tablebase, "8/8/8/8/pP6/8/K7/7k b - - dm -15;")).isEqualTo(-15);
        assertThat(mate(tablebase, "8/8/8/8/pP6/8/K7/7k b - b3 dm 0;")).isZero();
        assertThat(mate(tablebase, "8/7k/8/8/3p4/1K6/2P5/8 b - - dm -19;")).isEqualTo(-19);
        assertThat(mate(tablebase, "8/8/8/8/K1p5/8/3P4/6k1 b")).isZero();
        assertThat(mate(tablebase, "8/8/8/1K6/5p2/8/2k1P3/8 b")).isEqualTo(13);
        Verification verification = tablebase.verify(VerificationOptions.bySample(100_000));
        assertThat(verification.correct()).as(String.valueOf(verification)).isTrue();
    }

    private int mate(Tablebase<Ending, ?> tablebase, String epd) {
        Outcome outcome = tablebase.outcome(game.parse(epd));
        int moves = (outcome.plies() + 1) / 2;
        return switch (outcome.value()) {
            case WIN -> moves;
            case LOSS -> -moves;
            case DRAW -> 0;
        };
    }

    @Test
    void aTablebaseKnowsWhatPromotionsAndCapturesLeadTo() throws IOException {
        Tablebase<Ending, ?> tablebase = build("8/8/8/1k6/8/8/K5P1/8 w", false);
        assertThat(tablebase.outcome(game.parse("1k6/8/1K6/8/8/8/8/7Q w"))).isEqualTo(Outcome.win(1));
        assertThat(tablebase.outcome(game.parse("1K6/8/1k6/8/8/8/8/7q b"))).isEqualTo(Outcome.win(1));
        assertThat(tablebase.find(game.parse("8/8/1K6/8/8/1k6/8/6QQ w"))).isEmpty();
        Verification verification = tablebase.verify(VerificationOptions.bySample(5_000));
        assertThat(verification.correct()).as(String.valueOf(verification)).isTrue();
    }

    /**
     * The evaluation of bishop and knight has for each two squares of the kings the moves that a fifth of the placements, White to move,
     * do not exceed: the more moves, the less it expects.
     */
    @Tag("slow")
    @Test
    void bishopAndKnightAreEvaluatedByMovesToMate() throws IOException {
        Tablebase<Ending, ?> tablebase = build("8/8/8/8/3k4/8/8/KBN5 w", false);
        Random random = new Random(1);
        SortedMap<Integer, Double> byMoves = new TreeMap<>();
        for (int pairs = 0; pairs < 400; pairs++) {
            List<Ending> won = won(tablebase, random.nextInt(64), random.nextInt(64), random.nextInt(2));
            if (!won.isEmpty()) { // of kings that are not adjacent
                int[] plies = won.stream()
                        .mapToInt(state -> tablebase.outcome(state).plies())
                        .sorted()
                        .toArray();
                Ending any = won.get(random.nextInt(won.size()));
                double expected = game.evaluation().orElseThrow().applyAsDouble(any);
                byMoves.putIfAbsent((plies[plies.length / 5] + 1) / 2, expected);
                assertThat(byMoves).containsEntry((plies[plies.length / 5] + 1) / 2, expected);
            }
        }
        assertThat(List.copyOf(byMoves.values()))
                .hasSizeGreaterThan(20)
                .doesNotHaveDuplicates()
                .isSortedAccordingTo(Comparator.reverseOrder());
    }

    /** The won positions that can come about, White to move, with the kings on these squares and the bishop on a square of this colour. */
    private static List<Ending> won(Tablebase<Ending, ?> tablebase, int king, int alone, int colour) {
        List<Ending> won = new ArrayList<>();
        for (int bishop = 0; bishop < 64; bishop++) {
            for (int knight = 0; knight < 64; knight++) {
                char[] squares = ".".repeat(64).toCharArray();
                squares[knight] = 'N';
                squares[bishop] = 'B';
                squares[alone] = 'k';
                squares[king] = 'K';
                if ((bishop / 8 + bishop % 8) % 2 == colour
                        && new String(squares).replace(".", "").length() == 4) {
                    legal(new String(squares))
                            .filter(state -> state.terminalValue().isEmpty())
                            .filter(state -> tablebase
                                    .find(state)
                                    .filter(outcome -> outcome.value() == GameValue.WIN)
                                    .isPresent())
                            .ifPresent(won::add);
                }
            }
        }
        return won;
    }

    private static Optional<Ending> legal(String squares) {
        try {
            return Optional.of(new Ending(squares, true));
        } catch (IllegalArgumentException illegal) {
            return Optional.empty();
        }
    }

    private Tablebase<Ending, ?> build(String root, boolean all) throws IOException {
        return TablebaseBuilder.of(game, game.parse(root)).allPositions(all).build(directory.resolve("endings.tb"));
    }

    private static long count(Tablebase<Ending, ?> tablebase, Outcome outcome) {
        return tablebase
                .positions()
                .filter(each -> each.outcome().equals(outcome))
                .count();
    }

    /** Among the positions with all the pieces of the root. */
    private static int longest(Tablebase<Ending, ?> tablebase, GameValue value, boolean whiteMoves) {
        List<Integer> pieces = pieces(tablebase.root());
        return tablebase
                .positions()
                .filter(each -> each.outcome().value() == value)
                .filter(each -> each.state().whiteMoves() == whiteMoves)
                .filter(each -> pieces(each.state()).equals(pieces))
                .map(SolvedPosition::outcome)
                .mapToInt(Outcome::plies)
                .max()
                .orElse(0);
    }

    private static List<Integer> pieces(Ending state) {
        return state.squares()
                .chars()
                .filter(Character::isLetter)
                .sorted()
                .boxed()
                .toList();
    }
}
