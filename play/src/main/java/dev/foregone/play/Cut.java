package dev.foregone.play;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A class of equally good choices among several: how many classes are better, and which shares of the choices are as good or worse.
 *
 * @param classesAbove the number of classes of better choices
 * @param hereOrWorse the share of choices in this class or a worse one, more than 0
 * @param worse the share of choices in a worse class
 */
record Cut(int classesAbove, double hereOrWorse, double worse) {

    /** The cut of each choice, in n log n steps. */
    static <T extends Comparable<? super T>> Map<T, Cut> ofAll(List<T> all) {
        SortedMap<T, Long> counts = new TreeMap<>(Comparator.reverseOrder());
        all.forEach(each -> counts.merge(each, 1L, Long::sum));
        Map<T, Cut> cuts = new HashMap<>();
        double size = all.size();
        long left = all.size();
        for (Map.Entry<T, Long> each : counts.entrySet()) {
            long below = left - each.getValue();
            cuts.put(each.getKey(), new Cut(cuts.size(), left / size, below / size));
            left = below;
        }
        return cuts;
    }

    /** Whether there is more than one class. */
    boolean isChoice() {
        return classesAbove > 0 || worse > 0;
    }

    /** The chance that a player of this {@linkplain LevelEstimate level} chooses from the class. {@code StrictMath}: the same on every machine. */
    double chance(double level) {
        double slip = 1 - level;
        return StrictMath.pow(slip, classesAbove) * (hereOrWorse - slip * worse);
    }
}
