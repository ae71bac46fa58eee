package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packed rules that take two positions for one make a file that agrees with itself; only the plain rules can tell. */
class LossyPackingTest {

    @TempDir
    private Path directory;

    /** Takes one number for another. */
    private static final class LossyRules extends ChangedCountdown.Rules {

        private final long lost;
        private final long instead;

        LossyRules(long lost, long instead) {
            super(3);
            this.lost = lost;
            this.instead = instead;
        }

        @Override
        public long pack(Countdown.Count state) {
            return kept(super.pack(state));
        }

        private long kept(long position) {
            return position == lost ? instead : position;
        }

        @Override
        public long play(long position, int move) {
            return kept(super.play(position, move));
        }
    }

    private Tablebase<Countdown.Count, Countdown.Step> built(long lost, long instead) throws IOException {
        ChangedCountdown game = new ChangedCountdown("lossy", new Countdown(7, 3), new LossyRules(lost, instead));
        return TablebaseBuilder.of(game, game.initialState()).build(directory.resolve("lossy.tb"));
    }

    @Test
    void itIsFoundByThePlainRules() throws IOException {
        Tablebase<Countdown.Count, Countdown.Step> tablebase = built(5, 4);

        assertThat(tablebase.verify(VerificationOptions.byPackedRules()).correct())
                .isTrue();
        assertThat(tablebase
                        .verify(VerificationOptions.byPlainRules())
                        .fault()
                        .orElseThrow()
                        .what())
                .contains("but the packed rules take it for");
        assertThat(tablebase.verify(VerificationOptions.bySample(100)).correct())
                .isFalse();
    }

    /** No move leads to the root, so that its state is looked at nowhere else. */
    @Test
    void itIsFoundWhereOnlyTheRootIsLost() throws IOException {
        Tablebase<Countdown.Count, Countdown.Step> tablebase = built(7, 4);

        assertThat(tablebase.verify(VerificationOptions.byPackedRules()).correct())
                .isTrue();
        for (VerificationOptions options :
                List.of(VerificationOptions.byPlainRules(), VerificationOptions.bySample(10))) {
            assertThat(tablebase.verify(options).fault().orElseThrow().what())
                    .contains("it is the root, but the packed rules take it for");
        }
    }
}
