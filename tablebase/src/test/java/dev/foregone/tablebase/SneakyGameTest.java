package dev.foregone.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.PluginException;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that throws a checked exception past the compiler, as one in another language may, is blamed; no file is made. */
class SneakyGameTest {

    private record Sneaky(Countdown game) implements Game<Countdown.Count, Countdown.Step> {

        @Override
        public String id() {
            return "sneaky";
        }

        @Override
        public Countdown.Count initialState() {
            return game.initialState();
        }

        @Override
        public Optional<PackedRules<Countdown.Count, Countdown.Step>> packedRules(Countdown.Count state) {
            return Optional.of(new SneakyRules(new Countdown.Rules(game.most())));
        }
    }

    private record SneakyRules(Countdown.Rules rules) implements PackedRules<Countdown.Count, Countdown.Step> {

        @Override
        public long pack(Countdown.Count state) {
            return rules.pack(state);
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
            if (position == FAULTY) {
                throw SneakyGameTest.<RuntimeException>undeclared(new ReflectiveOperationException("no such move"));
            }
            return rules.legalMoves(position, into, from);
        }

        @Override
        public long play(long position, int move) {
            return rules.play(position, move);
        }

        @Override
        public int maxPlies(long position) {
            return rules.most() == 1 ? rules.maxPlies(position) : Integer.MAX_VALUE;
        }
    }

    /** Beyond what a fingerprint of the rules looks at. */
    private static final int FAULTY = 500;

    @TempDir
    private Path directory;

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <E extends Throwable> E undeclared(Throwable thrown) throws E {
        throw (E) thrown;
    }

    @Test
    void noFileIsMade() {
        for (int most : new int[] {1, 3}) {
            for (int threads : new int[] {1, 2}) {
                Sneaky game = new Sneaky(new Countdown(1_000, most));
                Path file = directory.resolve(most + "-" + threads + ".tb");
                assertThatThrownBy(() -> Tablebase.builder(game, game.initialState())
                                .threads(threads)
                                .build(file))
                        .isInstanceOf(PluginException.class)
                        .hasMessageContaining("sneaky")
                        .hasMessageContaining("no such move");
                assertThat(file).doesNotExist();
            }
        }
    }
}
