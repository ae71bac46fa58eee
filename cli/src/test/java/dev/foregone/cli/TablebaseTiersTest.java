package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablebaseTiersTest {

    /**
     * All endings of three men: the longest mates, and in how many positions up to symmetry, as published on K.
     * Kryukov's board ("Longest Mate in kqk", 2006), in moves: queen 10, rook 16, pawn 28.
     */
    @Test
    void theLongestMatesOfThreeMenAreAsPublished(@TempDir Path directory) {
        String file = directory.resolve("three.tb").toString();
        Cli.Run built = Cli.real()
                .run("tablebase", "build", "endings", "8/8/8/4k3/8/8/1K2P3/8 w", "--all-positions", "--to", file);
        assertThat(built.status()).as(built.err()).isZero();
        List<String> lines = Cli.real()
                .run("tablebase", "stats", file, "--layers")
                .out()
                .lines()
                .toList();
        assertThat(lines.get(0)).isEqualTo("tier,value,plies,positions,example");
        assertThat(lines.get(1)).matches("0,DRAW,0,462,\".* [bw]\"");
        assertThat(longest(lines, "WIN")).containsExactly("3,WIN,31,121", "4,WIN,19,1", "5,WIN,55,3");
        assertThat(longest(lines, "LOSS")).containsExactly("3,LOSS,32,390", "4,LOSS,20,8", "5,LOSS,56,2");
    }

    /** Of each tier the line of this value with the most plies, without its example. */
    private static List<String> longest(List<String> lines, String value) {
        return lines.stream()
                .filter(line -> line.contains("," + value + ","))
                .map(line -> line.substring(0, line.indexOf(",\"")))
                .collect(Collectors.toMap(
                        line -> line.substring(0, 1),
                        line -> line,
                        (some, more) -> plies(more) > plies(some) ? more : some,
                        TreeMap::new))
                .values()
                .stream()
                .toList();
    }

    private static int plies(String line) {
        return Integer.parseInt(line.split(",")[2]);
    }
}
