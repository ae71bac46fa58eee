package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.PluginException;
import dev.foregone.spi.Ranking;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packed rules that list what cannot be, or throw anything anywhere, are blamed; no file is made, none accepted. */
class WrongRulesTest {

    /** Beyond what a fingerprint of the rules looks at. */
    private static final int FAULTY = 500;

    @TempDir
    private Path directory;

    /** Lists this many moves where the fault is. */
    private static final class CountingRules extends ChangedCountdown.Rules {

        private final int count;

        CountingRules(int most, int count) {
            super(most);
            this.count = count;
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            int right = super.legalMoves(position, into, from);
            return position == FAULTY ? count : right;
        }
    }

    @Test
    void noFileIsMadeWhereAPositionHasNoMovesOrFewerOrTooMany() {
        for (int most : new int[] {1, 3}) {
            for (int count : new int[] {0, -1, Integer.MIN_VALUE, 4, Integer.MAX_VALUE}) {
                ChangedCountdown game =
                        new ChangedCountdown("miscounted", new Countdown(1_000, most), new CountingRules(most, count));
                Path file = directory.resolve(most + "," + count);
                assertThatThrownBy(() ->
                                TablebaseBuilder.of(game, game.initialState()).build(file))
                        .isInstanceOf(PluginException.class)
                        .hasMessageContaining("miscounted")
                        .hasMessageContaining(
                                count < 1 ? "no legal move in" : count + " legal moves in Count[left=500");
                assertThat(file).doesNotExist();
            }
        }
    }

    /** The same wherever a fingerprint looks. */
    private static final class RevisedRules extends ChangedCountdown.Rules {

        private final int revision;

        RevisedRules(int revision) {
            super(3);
            this.revision = revision;
        }

        @Override
        public int revision() {
            return revision;
        }
    }

    @Test
    void aFileOfAnotherRevisionIsRefusedAndOneWithoutStaysAsItWas() throws IOException {
        Path old = directory.resolve("old.tb");
        Path again = directory.resolve("again.tb");
        TablebaseBuilder.of(revised(0), revised(0).initialState()).build(old);
        Countdown plain = new Countdown(1_000, 3);
        ChangedCountdown unchanged = new ChangedCountdown("revised", plain, new ChangedCountdown.Rules(3));
        TablebaseBuilder.of(unchanged, plain.initialState()).build(again);
        assertThat(again).hasSameBinaryContentAs(old);
        for (int revision : new int[] {1, -1}) {
            assertThatThrownBy(() -> Tablebase.open(old, revised(revision)))
                    .isInstanceOf(TablebaseException.class)
                    .hasMessageContaining("other rules");
        }
    }

    private static ChangedCountdown revised(int revision) {
        return new ChangedCountdown("revised", new Countdown(1_000, 3), new RevisedRules(revision));
    }

    /** Its ranks descend where positions ascend. */
    private static final class DescendingRanks extends ChangedCountdown.Rules implements Ranking {

        DescendingRanks() {
            super(3);
        }

        @Override
        public Optional<Ranking> ranking() {
            return Optional.of(this);
        }

        @Override
        public int tiers() {
            return 1;
        }

        @Override
        public long firstRank(int tier) {
            return tier * 1_001L;
        }

        @Override
        public int[] lowerTiers(int tier) {
            return new int[0];
        }

        @Override
        public long rank(long position) {
            return 1_000 - position;
        }

        @Override
        public long unrank(long rank) {
            return 1_000 - rank;
        }

        @Override
        public boolean ascending() {
            return true;
        }
    }

    @Test
    void ranksThatDoNotAscendAreNoFaultOfTheDisk() {
        ChangedCountdown game = new ChangedCountdown("descending", new Countdown(1_000, 3), new DescendingRanks());
        Path file = directory.resolve("descending.tb");
        assertThatThrownBy(() -> TablebaseBuilder.of(game, game.initialState()).build(file))
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("descending")
                .hasMessageContaining("the ranking contradicts itself");
        assertThat(file).doesNotExist();
    }

    /** Throws when it is told to. */
    private static final class ThrowingRules extends ChangedCountdown.Rules {

        private final Supplier<? extends Throwable> thrown;
        private boolean inMoves;
        private boolean inStates;

        ThrowingRules(Supplier<? extends Throwable> thrown) {
            super(3);
            this.thrown = thrown;
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            fail(inMoves);
            return super.legalMoves(position, into, from);
        }

        @Override
        public Countdown.Count unpack(long position) {
            fail(inStates && position == FAULTY);
            return super.unpack(position);
        }

        private void fail(boolean now) {
            if (now) {
                throw WrongRulesTest.<RuntimeException>undeclared(thrown.get());
            }
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Throwable> E undeclared(Throwable thrown) throws E {
        throw (E) thrown;
    }

    @Test
    void whateverRulesThrowIsTheirFaultWhenAFileIsOpenedOrProved() throws IOException {
        int file = 0;
        for (Supplier<Throwable> thrown : THROWN) {
            ThrowingRules rules = new ThrowingRules(thrown);
            ChangedCountdown game = new ChangedCountdown("throwing", new Countdown(1_000, 3), rules);
            Path path = directory.resolve("throwing" + file++);
            Tablebase<Countdown.Count, Countdown.Step> tablebase =
                    TablebaseBuilder.of(game, game.initialState()).build(path);
            rules.inStates = true;
            Verification.Fault fault =
                    tablebase.verify(VerificationOptions.byPlainRules()).fault().orElseThrow();
            assertThat(fault.what()).contains("the rules fail there").contains("odd");
            assertThatThrownBy(() -> tablebase.verify(VerificationOptions.bySample(100_000)))
                    .isInstanceOf(PluginException.class)
                    .hasMessageContaining("throwing");
            assertThatThrownBy(() -> tablebase.positions().forEach(position -> {}))
                    .isInstanceOf(TablebaseException.class)
                    .hasMessageStartingWith(path + ": ")
                    .hasMessageContaining("number 0x" + Integer.toHexString(FAULTY))
                    .hasMessageContaining("'throwing'")
                    .hasMessageContaining("odd");
            rules.inMoves = true;
            assertThatThrownBy(() -> Tablebase.open(path, game))
                    .isInstanceOf(PluginException.class)
                    .hasMessageContaining("throwing")
                    .hasMessageContaining("odd");
        }
    }

    private static final Iterable<Supplier<Throwable>> THROWN = List.of(
            () -> new IllegalStateException("odd"),
            () -> new Exception("odd"),
            () -> new Error("odd"),
            () -> new InternalError("odd"),
            () -> new StackOverflowError("odd"));
}
