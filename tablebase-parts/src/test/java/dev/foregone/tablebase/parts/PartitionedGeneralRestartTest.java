package dev.foregone.tablebase.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Outcome;
import dev.foregone.tablebase.builder.RandomRules;
import dev.foregone.tablebase.builder.RandomRules.Edge;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.builder.RandomRules.Node;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.cluster.Work;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.file.TablebaseParts;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A driver that dies at any moment goes on where it was, and ends in the same bytes. */
class PartitionedGeneralRestartTest {

    private static final long GAME = 45; // with wins, losses, draws that end and draws that do not
    private static final int PARTITIONS = 3;

    /** Builds die at each of their moments that this divides. */
    private static final int EACH = Thorough.orFew(7, 11);

    @TempDir
    private Path directory;

    /** Writes down which partitions worked in each superstep. */
    private record Recorded(UnreliableCluster machine, List<List<Integer>> worked) implements Cluster {

        Recorded(UnreliableCluster machine) {
            this(machine, new ArrayList<>());
        }

        @Override
        public int parallelism() {
            return machine.parallelism();
        }

        @Override
        public <R extends Serializable> List<R> run(List<Integer> partitions, Work<R> work) throws IOException {
            worked.add(partitions);
            return machine.run(partitions, work);
        }

        @Override
        public <R extends Serializable> List<R> exchange(
                List<Integer> senders, Sender sender, List<Integer> receivers, Receiver<R> receiver)
                throws IOException {
            worked.add(receivers);
            return machine.exchange(senders, sender, receivers, receiver);
        }
    }

    private ClusterBuild<Node, Edge> build(boolean alternates, int partitions) {
        RandomRules game = new RandomRules(GAME, alternates, Form.PACKED);
        return new ClusterBuild<>(game, game.initialState(), true, partitions, directory);
    }

    private static Map<Integer, byte[]> bytes(ClusterBuild<Node, Edge> build, List<Part> parts) throws IOException {
        Map<Integer, byte[]> bytes = new HashMap<>();
        for (Part part : parts) {
            bytes.put(part.number(), Files.readAllBytes(TablebaseParts.path(build.file(), -1, part.number())));
        }
        return bytes;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void goesOnFromAnyMoment(boolean alternates) throws IOException {
        ClusterBuild<Node, Edge> build = build(alternates, PARTITIONS);
        UnreliableCluster whole = new UnreliableCluster(build.rules(), 1);
        Recorded reference = new Recorded(whole);
        List<Part> expected = build.parts(reference);
        Map<Integer, byte[]> expectedBytes = bytes(build, expected);
        assertThat(new RandomRules(GAME, alternates, Form.PACKED).outcomes())
                .anyMatch(Outcome::isEndless)
                .contains(Outcome.draw(2), Outcome.win(3), Outcome.loss(2));
        for (int at = 0; at < whole.workDone(); at += EACH) {
            build.delete();
            Recorded first = new Recorded(new UnreliableCluster(build.rules(), 1).failAt(at));
            assertThatThrownBy(() -> build.parts(first)).isInstanceOf(UnreliableCluster.Died.class);
            Recorded second = new Recorded(new UnreliableCluster(build.rules(), at));
            List<Part> parts = build.parts(second);

            assertThat(parts).as("after work %d", at).isEqualTo(expected);
            bytes(build, parts).forEach((number, found) -> assertThat(found).isEqualTo(expectedBytes.get(number)));
            int finished = first.worked().size() - 1;
            assertThat(second.worked())
                    .as("one superstep is repeated after work %d", at)
                    .isEqualTo(reference
                            .worked()
                            .subList(finished, reference.worked().size()));
        }
    }

    @Test
    void whatIsSpoiledInAnUnfinishedSuperstepIsDoneAgain() throws IOException {
        ClusterBuild<Node, Edge> build = build(false, PARTITIONS);
        UnreliableCluster whole = new UnreliableCluster(build.rules(), 1);
        List<Part> expected = build.parts(whole);
        int spoiled = 0;
        for (int at = 1; at < whole.workDone(); at += EACH) {
            build.delete();
            Recorded first = new Recorded(new UnreliableCluster(build.rules(), 1).failAt(at));
            assertThatThrownBy(() -> build.parts(first)).isInstanceOf(UnreliableCluster.Died.class);
            int finished = first.worked().size() - 1;
            for (Path file : build.writtenAfter(finished)) {
                Files.write(file, new byte[(int) Files.size(file) / 2]);
                spoiled++;
            }
            assertThat(build.parts(new UnreliableCluster(build.rules(), at)))
                    .as("after work %d", at)
                    .isEqualTo(expected);
        }
        assertThat(spoiled).isGreaterThan(0);
    }

    @Test
    void partitionsAreKept() throws IOException {
        List<Part> expected = build(true, PARTITIONS)
                .parts(new UnreliableCluster(build(true, 1).rules(), 1));
        build(true, PARTITIONS).delete();
        assertThatThrownBy(() -> build(true, PARTITIONS)
                        .parts(new UnreliableCluster(build(true, 1).rules(), 1).failAt(20)))
                .isInstanceOf(UnreliableCluster.Died.class);
        assertThat(build(true, PARTITIONS + 4)
                        .parts(new UnreliableCluster(build(true, 1).rules(), 1)))
                .isEqualTo(expected);
    }
}
