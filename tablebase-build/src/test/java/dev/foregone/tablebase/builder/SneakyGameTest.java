package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.PluginException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that throws a checked exception past the compiler, as one in another language may, is blamed; no file is made. */
class SneakyGameTest {

    private static final class SneakyRules extends ChangedCountdown.Rules {

        SneakyRules(int most) {
            super(most);
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            if (position == FAULTY) {
                throw SneakyGameTest.<RuntimeException>undeclared(new ReflectiveOperationException("no such move"));
            }
            return super.legalMoves(position, into, from);
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
                ChangedCountdown game =
                        new ChangedCountdown("sneaky", new Countdown(1_000, most), new SneakyRules(most));
                Path file = directory.resolve(most + "-" + threads + ".tb");
                assertThatThrownBy(() -> TablebaseBuilder.of(game, game.initialState())
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
