package dev.foregone.tablebase.parts.layered;

import dev.foregone.tablebase.builder.report.BuildListener.Stage;
import dev.foregone.tablebase.builder.run.BuildInParts;
import dev.foregone.tablebase.builder.storage.Trees;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.parts.steps.Checkpoints;
import dev.foregone.tablebase.parts.steps.DriverContext;
import dev.foregone.tablebase.parts.steps.PartNumbers;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves a game with layers on a cluster. A layer's keys lie in ranges, each a partition.
 *
 * <pre>
 *   forward     partition p of layer n     expands its positions, sends the different children to their ranges
 *               partition q of layer n-1   writes its keys; keeps what p has sent as what p will ask for
 *   backward    partition q of layer n-1   answers with the outcomes of these
 *               partition p of layer n     has the outcomes of all its children: its own, as on one machine
 * </pre>
 *
 * Keys go over the network once, and once more with their outcomes; nothing is expanded twice but to find the best
 * move. The driver writes down each superstep that is finished, and resumes with the first that is not.
 */
public final class PartitionedLayers {

    static final String SOLVED = BuildInParts.SOLVED;

    private static final double FORWARD = 0.45;
    private static final double BACKWARD = 0.5;

    private final DriverContext driver;
    private final List<LayerInParts> layers = new ArrayList<>();
    private long positions;

    /** The layer whose keys are being read. */
    private int reading;

    /** A build, which resumes from the contents of the work directory. */
    public PartitionedLayers(DriverContext driver) {
        this.driver = driver;
    }

    /**
     * Does the remaining work.
     *
     * @return the parts of the tablebase, from the root's on
     * @throws DamagedFileException if a file is damaged, or a {@link NoSuchFileException} if it is missing; the step
     *     that made it, and all that followed, are done again by the next run
     */
    public List<Part> run() throws IOException {
        try {
            forward();
            return backward();
        } catch (DamagedFileException | NoSuchFileException damaged) {
            driver.checkpoints().forget(LayerDiscovery.LAYER, reading);
            throw damaged;
        }
    }

    private void forward() throws IOException {
        LayerDiscovery discovery = new LayerDiscovery(driver);
        LayerInParts layer = discovery.root();
        int top = layer.number();
        while (layer.positions() > 0) {
            layers.add(layer);
            positions += layer.positions();
            driver.progress().report(Stage.DISCOVER, FORWARD * (top - layer.number()) / (top + 1), positions);
            if (layer.number() == 0) {
                return;
            }
            reading = layer.number();
            layer = discovery.next(layer);
        }
    }

    private List<Part> backward() throws IOException {
        List<List<Part>> solved = new ArrayList<>();
        long resolved = 0;
        for (int i = layers.size() - 1; i >= 0; i--) {
            driver.stop().check();
            driver.progress().report(Stage.SOLVE, FORWARD + BACKWARD * resolved / positions, positions);
            LayerInParts layer = layers.get(i);
            reading = layer.number();
            LayerInParts below = i + 1 < layers.size() ? layers.get(i + 1) : layer.below();
            solved.add(0, resolve(layer, below));
            Trees.delete(layer.allKeys());
            Trees.delete(below.allRequests());
            resolved += layer.positions();
        }
        return solved.stream().flatMap(List::stream).toList();
    }

    /** The parts of a layer, whose moves lead to the layer below; that has no positions if none leads on. */
    private List<Part> resolve(LayerInParts layer, LayerInParts below) throws IOException {
        Checkpoints checkpoints = driver.checkpoints();
        return PartNumbers.read(checkpoints.of(SOLVED, layer.number(), () -> {
            checkpoints.forget(SOLVED, layer.number() + 1); // made from what is now made again
            return PartNumbers.of(driver.placed(layer.positions() + below.positions())
                    .exchange(below.partitions(), new AnswerLayerAbove(below), layer.partitions(), new Resolve(layer)));
        }));
    }
}
