package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Game;
import dev.foregone.testkit.game.AuthorsContract;
import dev.foregone.testkit.game.Hexapawn;
import dev.foregone.testkit.game.HexapawnBoard;
import dev.foregone.testkit.game.HexapawnMove;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** What a contract does not check is said on standard error, once, with what to do. */
@Isolated("it replaces standard error")
class UncheckedReportTest {

    /** The three lines of a new author. */
    static final class Short extends GameContract<HexapawnBoard, HexapawnMove> {
        @Override
        protected Game<HexapawnBoard, HexapawnMove> game() {
            return new Hexapawn(3, 3);
        }
    }

    /** The same with all that an author knows. */
    static final class Whole extends GameContract<HexapawnBoard, HexapawnMove> {
        @Override
        protected Game<HexapawnBoard, HexapawnMove> game() {
            return new Hexapawn(3, 3);
        }

        @Override
        protected Map<HexapawnBoard, GameValue> knownValues() {
            return Map.of(game().parse("bw./..b/.ww b"), GameValue.LOSS, game().parse("b../w.b/..w w"), GameValue.LOSS);
        }

        @Override
        protected List<String> illegalNotations() {
            return List.of("bbb/.../www");
        }
    }

    private static String errors(Runnable tests) {
        PrintStream before = System.err;
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
        try {
            tests.run();
        } finally {
            System.setErr(before);
        }
        return written.toString(StandardCharsets.UTF_8);
    }

    @Test
    void saysInOneLineWhatIsNotChecked() {
        List<String> lines = errors(
                        () -> assertThat(Contracts.failures(Short.class)).isEmpty())
                .lines()
                .toList();
        assertThat(lines)
                .filteredOn(line -> line.startsWith("Short did not check "))
                .hasSize(1);
        assertThat(lines.get(0))
                .contains(
                        "whether parse of the game 'hexapawn-3-by-3' refuses",
                        "(let illegalNotations() name such texts")
                .contains("; nor who wins the game 'hexapawn-3-by-3', and", "(let knownValues() name some positions")
                .contains("; left out: it has no ", "no evaluation");
    }

    /** An end for each player, which the author may copy, drawn. */
    @Test
    void showsWhomItTakesToHaveWon() {
        assertThat(errors(() -> Contracts.reasonToSkip(Short.class, "valuesAreAsKnown")))
                .contains("white plays ", ", and white has won: game().parse(\"bw./..b/.ww b\"), GameValue.LOSS\n  ")
                .contains("black plays ", ", and black has won: game().parse(\"b../w.b/..w w\"), GameValue.LOSS\n  ");
        BoardContract.subject = new TaflGame(board -> 0);
        BoardContract.known = Map.of();
        assertThat(errors(() -> Contracts.reasonToSkip(BoardContract.class, "valuesAreAsKnown")))
                .contains("has won: LineOfPlay.after(game(), \"");
    }

    @Test
    void saysNothingWhereAllIsChecked() {
        assertThat(errors(() -> Contracts.accepts(Whole.class, 20))).isEmpty();
    }

    /** A test that waits for another which fails says nothing of its own. */
    @Test
    void saysNothingOfTestsThatWait() {
        assertThat(errors(() -> Contracts.failures(AuthorsContract.class))).doesNotContain("waits for");
    }
}
