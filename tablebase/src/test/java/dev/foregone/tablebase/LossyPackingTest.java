package dev.foregone.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packed rules that take two positions for one make a file that agrees with itself; only the plain rules can tell. */
class LossyPackingTest {

    @TempDir
    private Path directory;

    private record Lossy(Countdown game) implements Game<Countdown.Count, Countdown.Step> {

        @Override
        public String id() {
            return "lossy";
        }

        @Override
        public Countdown.Count initialState() {
            return game.initialState();
        }

        @Override
        public Optional<PackedRules<Countdown.Count, Countdown.Step>> packedRules(Countdown.Count state) {
            return Optional.of(new LossyRules(new Countdown.Rules(game.most())));
        }
    }

    /** Takes 5 for 4. */
    private record LossyRules(Countdown.Rules rules) implements PackedRules<Countdown.Count, Countdown.Step> {

        @Override
        public long pack(Countdown.Count state) {
            return kept(rules.pack(state));
        }

        private static long kept(long position) {
            return position == 5 ? 4 : position;
        }

        @Override
        public Countdown.Count unpack(long position) {
            return rules.unpack(position);
        }

        @Override
        public Countdown.Step unpackMove(long position, int move) {
            return rules.unpackMove(position, move);
        }

        @Override
        public int terminal(long position) {
            return rules.terminal(position);
        }

        @Override
        public int maxMoves(long position) {
            return rules.maxMoves(position);
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            return rules.legalMoves(position, into, from);
        }

        @Override
        public long play(long position, int move) {
            return kept(rules.play(position, move));
        }
    }

    @Test
    void itIsFoundByThePlainRules() throws IOException {
        Lossy game = new Lossy(new Countdown(7, 3));
        Tablebase<Countdown.Count, Countdown.Step> tablebase =
                Tablebase.builder(game, game.initialState()).build(directory.resolve("lossy.tb"));

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
}
