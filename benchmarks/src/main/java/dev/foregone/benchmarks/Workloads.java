package dev.foregone.benchmarks;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All the work that can be measured. */
final class Workloads {

    private static final List<Workload> ALL = Stream.of(
                    FootstepWorkloads.all(), ConnectFourWorkloads.all(), ReversiWorkloads.all())
            .flatMap(List::stream)
            .toList();

    private Workloads() {}

    static List<Workload> all() {
        return ALL;
    }

    static Workload named(String name) {
        return ALL.stream()
                .filter(work -> work.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no work \"" + name + "\"\n  there is: "
                        + ALL.stream().map(Workload::name).collect(Collectors.joining(", "))));
    }
}
