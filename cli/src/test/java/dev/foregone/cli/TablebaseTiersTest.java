package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablebaseTiersTest {

    @Test
    void statisticsAreThereByTier(@TempDir Path directory) {
        String file = directory.resolve("kqk.tb").toString();
        Cli.Run built = Cli.real()
                .run("tablebase", "build", "endings", "8/8/8/4k3/8/8/1K2Q3/8 b", "--all-positions", "--to", file);
        assertThat(built.status()).as(built.err()).isZero();
        List<String> tiers = Cli.real()
                .run("tablebase", "stats", file, "--layers")
                .out()
                .lines()
                .toList();
        assertThat(tiers.get(0)).isEqualTo("tier,value,plies,positions,example");
        assertThat(tiers.get(1)).matches("0,DRAW,0,\\d+,\".* [bw]\"");
        assertThat(tiers).anyMatch(line -> line.matches("1,WIN,19,\\d+,\".*\""));
    }
}
