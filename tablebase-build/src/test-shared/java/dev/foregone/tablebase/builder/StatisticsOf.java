package dev.foregone.tablebase.builder;

import dev.foregone.tablebase.TablebaseStatistics;
import dev.foregone.tablebase.Tablebase;
import java.util.List;

/** What tablebases say of the same positions, whatever files they are kept in. */
public final class StatisticsOf {

    private StatisticsOf() {}

    /** All but the bytes of the files. */
    public static List<Object> positions(Tablebase<?, ?> tablebase) {
        TablebaseStatistics all = tablebase.statistics();
        return List.of(
                all.game(),
                all.root(),
                all.symmetry(),
                all.positions(),
                all.counts(),
                all.moves(),
                all.soleBest(),
                all.layers());
    }
}
