package dev.foregone.testkit.state;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.testkit.walk.Samples;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An author who misspells the game's class in the services file learns it from the contract, and not from an empty registry. */
class MisspeltServicesFileTest {

    @Test
    void aServicesFileThatNamesNoClassIsAFault(@TempDir Path directory) throws Exception {
        Path services = Files.writeString(directory.resolve("services"), "# games\ncom.example.Nudg  # this one\n");
        Game<?, ?> game = (Game<?, ?>) new Plugins(services.toUri().toURL())
                .loadClass(Over.class.getName())
                .getConstructor()
                .newInstance();
        assertThatThrownBy(() -> identity(game).provider())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("dev.foregone.spi.Game names com.example.Nudg, and there is no such class");
    }

    private static <S extends GameState<S, M>, M extends Move> GameIdentity<S, M> identity(Game<S, M> game) {
        return new GameIdentity<>(new Samples<>(game, 1, 1, 1, List.of()));
    }

    /** Loads the game itself, and finds one services file. */
    private static final class Plugins extends ClassLoader {

        private final URL services;

        Plugins(URL services) {
            super(Game.class.getClassLoader());
            this.services = services;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.startsWith(Over.class.getName()) ? defined(name) : super.loadClass(name, resolve);
        }

        private Class<?> defined(String name) throws ClassNotFoundException {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            String file = name.substring(name.lastIndexOf('.') + 1) + ".class";
            try (InputStream in = MisspeltServicesFileTest.class.getResourceAsStream(file)) {
                byte[] code = in.readAllBytes();
                return defineClass(name, code, 0, code.length);
            } catch (IOException unread) {
                throw new ClassNotFoundException(name, unread);
            }
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            return name.startsWith("META-INF/services/")
                    ? Collections.enumeration(List.of(services))
                    : super.getResources(name);
        }
    }

    /** A game that is over. */
    public static final class Over implements Game<Over.End, Move> {

        public Over() {}

        @Override
        public String id() {
            return "over";
        }

        @Override
        public End initialState() {
            return new End();
        }

        /** The only position. */
        public record End() implements GameState<End, Move> {

            @Override
            public Optional<GameValue> terminalValue() {
                return Optional.of(GameValue.DRAW);
            }

            @Override
            public List<Move> legalMoves() {
                return List.of();
            }

            @Override
            public End play(Move move) {
                throw new IllegalArgumentException("the game is over");
            }
        }
    }
}
