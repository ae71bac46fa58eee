package dev.foregone.learning;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Samples, each position once: those to learn from, and those of games that are kept apart.
 *
 * @param known to learn from
 * @param apart of other games
 */
record TrainingSet(List<TrainingPosition> known, List<TrainingPosition> apart) {

    /** One game in this many is kept apart. */
    private static final int APART = 10;

    static TrainingSet of(List<TrainingPosition> all) {
        List<TrainingPosition> known = new ArrayList<>();
        List<TrainingPosition> apart = new ArrayList<>();
        for (TrainingPosition sample : once(all)) {
            (sample.game() % APART == 0 ? apart : known).add(sample);
        }
        return new TrainingSet(known, apart);
    }

    /** Positions that came more than once count once, by the mean of what was expected and of how the games ended. */
    private static List<TrainingPosition> once(List<TrainingPosition> samples) {
        Map<String, List<TrainingPosition>> equal = new LinkedHashMap<>();
        for (TrainingPosition sample : samples) {
            String key = new String(sample.cells(), StandardCharsets.ISO_8859_1) + sample.isFirstToMove();
            equal.computeIfAbsent(key, any -> new ArrayList<>(1)).add(sample);
        }
        return equal.values().stream().map(TrainingSet::mean).toList();
    }

    private static TrainingPosition mean(List<TrainingPosition> equal) {
        TrainingPosition one = equal.get(0);
        return new TrainingPosition(
                one.cells(),
                one.isFirstToMove(),
                one.own(),
                (float) equal.stream()
                        .mapToDouble(TrainingPosition::searched)
                        .average()
                        .orElseThrow(),
                equal.stream().allMatch(TrainingPosition::proved),
                (float) equal.stream()
                        .mapToDouble(TrainingPosition::result)
                        .average()
                        .orElseThrow(),
                one.game());
    }

    /** The same with fewer to learn from, of all times alike: the first games are the worst. */
    TrainingSet few(int most) {
        int count = Math.min(most, known.size());
        return new TrainingSet(
                IntStream.range(0, count)
                        .mapToObj(i -> known.get((int) ((long) i * known.size() / count)))
                        .toList(),
                apart);
    }

    int cells() {
        return known.get(0).cells().length;
    }

    /** Which cells differ between positions. */
    boolean[] changes() {
        byte[] first = known.get(0).cells();
        boolean[] changes = new boolean[first.length];
        for (TrainingPosition sample : known) {
            for (int cell = 0; cell < first.length; cell++) {
                changes[cell] |= sample.cells()[cell] != first[cell];
            }
        }
        return changes;
    }

    /** What cells hold, ascending; 0 is always there. */
    SortedSet<Byte> contents() {
        SortedSet<Byte> contents = new TreeSet<>(List.of((byte) 0));
        for (TrainingPosition sample : known) {
            for (byte content : sample.cells()) {
                contents.add(content);
            }
        }
        return contents;
    }
}
