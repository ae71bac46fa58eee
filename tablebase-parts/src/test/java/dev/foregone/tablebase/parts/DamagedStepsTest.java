package dev.foregone.tablebase.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.builder.RandomRules;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Steps that were changed anywhere, cut, made longer, lost or replaced while a build stood still")
class DamagedStepsTest {

    private static final long SEED = 20_270_301;
    private static final int ROUNDS = Thorough.orFew(10, 6);
    private static final int PARTITIONS = 3;

    @TempDir
    private Path directory;

    private Path file() {
        return directory.resolve("game.tb");
    }

    private <S extends GameState<S, M>, M extends Move> TablebaseBuilder<S, M> inParts(
            Game<S, M> game, S root, UnreliableCluster machine) {
        return TablebaseBuilder.of(game, root).cluster(machine).partitions(PARTITIONS);
    }

    private <S extends GameState<S, M>, M extends Move> void areDoneAgain(Game<S, M> game, S root) throws IOException {
        Random random = new Random(SEED);
        delete();
        UnreliableCluster whole = machine(game, root, 1);
        inParts(game, root, whole).build(file());
        TreeMap<String, String> expected = files();
        List<String> damaged = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            delete();
            int most = whole.workDone() / 10 * 9; // it is not always the same
            UnreliableCluster dying = machine(game, root, round).failAt(5 + random.nextInt(most));
            assertThatThrownBy(() -> inParts(game, root, dying).build(file()))
                    .isInstanceOf(UnreliableCluster.Died.class);
            List<Path> steps = steps();
            String what = "";
            for (int count = 1 + random.nextInt(2); count > 0; count--) {
                what += damage(steps.get(random.nextInt(steps.size())), random) + " ";
            }
            damaged.add(what);
            UnreliableCluster last = machine(game, root, -round);
            try {
                inParts(game, root, last).build(file());
            } catch (IOException | RuntimeException failure) {
                throw new AssertionError("round " + round + ", " + what, failure);
            }
            assertThat(files()).as("round %d, %s", round, what).isEqualTo(expected);
        }
        assertThat(damaged.stream().distinct()).hasSizeGreaterThan(ROUNDS / 2);
    }

    private void delete() throws IOException {
        Trees.delete(file());
        Trees.delete(directory.resolve("game.tb.parts"));
    }

    private static <S extends GameState<S, M>, M extends Move> UnreliableCluster machine(
            Game<S, M> game, S root, long seed) {
        return new UnreliableCluster(game.packedRules(root).orElseThrow(), seed);
    }

    /** All that can be damaged: every file but the lock, and one of the two by which one build is told from another. */
    private List<Path> steps() throws IOException {
        try (Stream<Path> walk = Files.walk(directory)) {
            return walk.filter(Files::isRegularFile)
                    .filter(path -> !path.getFileName().toString().matches("lock|build-copy\\.txt"))
                    .sorted()
                    .toList();
        }
    }

    private String damage(Path step, Random random) throws IOException {
        String name = directory.relativize(step).toString();
        byte[] bytes = Files.isRegularFile(step) ? Files.readAllBytes(step) : new byte[0];
        if (!Files.isDirectory(step.getParent()) || Files.isDirectory(step)) {
            return name + " replaced twice";
        }
        switch (random.nextInt(7)) {
            case 0 -> {
                Files.deleteIfExists(step);
                return name + " lost";
            }
            case 1 -> {
                Files.write(step, Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)));
                return name + " cut";
            }
            case 2 -> {
                byte[] more = Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(20));
                more[more.length - 1] = (byte) random.nextInt();
                Files.write(step, more);
                return name + " longer";
            }
            case 3 -> {
                Files.deleteIfExists(step);
                Files.createDirectory(step);
                return name + " replaced by a directory";
            }
            case 4 -> {
                if (step.getParent().getFileName().toString().startsWith("step-")) {
                    Trees.delete(step.getParent());
                    Files.createFile(step.getParent());
                    return name + " and its like replaced by a file";
                }
                Files.deleteIfExists(step);
                return name + " lost";
            }
            default -> {
                if (bytes.length > 0) {
                    bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
                }
                Files.write(step, bytes);
                return name + " changed";
            }
        }
    }

    /** All that is there, by name. */
    private TreeMap<String, String> files() throws IOException {
        TreeMap<String, String> files = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(directory)) {
            for (Path path : walk.filter(Files::isRegularFile).toList()) {
                files.put(directory.relativize(path).toString(), HexFormat.of().formatHex(Files.readAllBytes(path)));
            }
        }
        return files;
    }

    @Test
    @DisplayName("are done again: Connect Four in parts, layer by layer")
    void layers() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        areDoneAgain(game, game.parse("4x3:-"));
    }

    @Test
    @DisplayName("are done again: tic-tac-toe in parts, layer by layer")
    void ticTacToe() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        areDoneAgain(game, game.initialState());
    }

    @Test
    @DisplayName("are done again: games with cycles in parts")
    void cycles() throws IOException {
        for (boolean alternates : new boolean[] {true, false}) {
            RandomRules game = new RandomRules(45, alternates, Form.PACKED);
            areDoneAgain(game, game.initialState());
        }
    }

    @Test
    @DisplayName(
            "are done again, with all that followed, if what is lost is the record of an early one of many supersteps")
    void lostRecords() throws IOException {
        RandomRules game = new RandomRules(45, true, Form.PACKED);
        UnreliableCluster whole = machine(game, game.initialState(), 1);
        inParts(game, game.initialState(), whole).build(file());
        TreeMap<String, String> expected = files();
        int lost = 0;
        for (int number = 1; number < whole.supersteps() - 2; number += Thorough.orFew(1, 4)) {
            delete();
            UnreliableCluster dying = machine(game, game.initialState(), number).failAt(whole.workDone() / 10 * 9);
            assertThatThrownBy(() -> inParts(game, game.initialState(), dying).build(file()))
                    .isInstanceOf(UnreliableCluster.Died.class);
            Path record = directory.resolve(String.format(Locale.ROOT, "game.tb.work/note-%06d", number));
            lost += Files.deleteIfExists(record) ? 1 : 0;
            inParts(game, game.initialState(), machine(game, game.initialState(), -number))
                    .build(file());
            assertThat(files()).as("without %s", record).isEqualTo(expected);
        }
        assertThat(lost).isGreaterThan(3);
    }

    @Test
    @DisplayName("are done again on one machine")
    void oneMachine() throws IOException {
        ConnectFourGame game = new ConnectFourGame();
        ConnectFour root = game.parse("4x3:1");
        oneMachine(layers -> TablebaseBuilder.of(game, root).layers(layers));
    }

    @Test
    @DisplayName("are done again on one machine, where positions are found by rank")
    void oneMachineByRank() throws IOException {
        RandomRules game = new RandomRules(45, true, Form.IN_ORDER);
        oneMachine(layers -> TablebaseBuilder.of(game, game.initialState()));
    }

    private void oneMachine(Function<Boolean, TablebaseBuilder<?, ?>> builder) throws IOException {
        Random random = new Random(SEED);
        for (int round = 0; round < ROUNDS; round++) {
            boolean layers = random.nextBoolean();
            Trees.delete(file());
            builder.apply(layers).build(file());
            TreeMap<String, String> expected = files();
            Trees.delete(file());
            double end = random.nextDouble() * 0.95;
            IllegalStateException stop = new IllegalStateException("stopped");
            assertThatThrownBy(() -> builder.apply(layers)
                            .listener((stage, fraction, positions) -> {
                                if (fraction >= end) {
                                    throw stop;
                                }
                            })
                            .build(file()))
                    .isSameAs(stop);
            List<Path> steps = steps();
            String what = steps.isEmpty() ? "nothing" : damage(steps.get(random.nextInt(steps.size())), random);
            builder.apply(layers).build(file());
            assertThat(files()).as("round %d, %s", round, what).isEqualTo(expected);
        }
    }
}
