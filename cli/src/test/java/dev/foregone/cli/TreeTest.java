package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeTest {

    @ParameterizedTest
    @CsvSource({"dot, tree.dot", "mermaid, tree.mmd"})
    void isAsItWas(String format, String file) throws IOException {
        Cli.Run run = Cli.real().run("tree", "tictactoe", "xxo/oox/...", "--depth", "3", "--format", format);
        assertThat(run.status()).isZero();
        assertThat(run.out()).isEqualTo(resource(file));
    }

    @Test
    void everyLineOfDotFollowsTheGrammar() {
        String text = "\"([^\"\\\\]|\\\\[\\\\\"l])*\"";
        String statement = "  (node \\[shape=box, fontname=\"monospace\"]|n\\d+ \\[label=" + text
                + "]|n\\d+ -> n\\d+ \\[label=" + text + "(, penwidth=3)?]);";
        List<String> lines = dot(3).lines().toList();
        assertThat(lines.get(0)).isEqualTo("digraph foregone {");
        assertThat(lines.get(lines.size() - 1)).isEqualTo("}");
        assertThat(lines.subList(1, lines.size() - 1)).allMatch(line -> line.matches(statement));
    }

    /** Of the 5 moves 1 ends the game; of the 16 answers to the other 4 moves 3 do; the rest leave 3 squares free. */
    @Test
    void everyNodeButTheRootHasOneParent() {
        String tree = dot(3);
        long nodes = tree.lines().filter(line -> line.matches("  n\\d+ \\[.*")).count();
        long edges = tree.lines().filter(line -> line.contains(" -> ")).count();
        assertThat(nodes).isEqualTo(1 + 5 + 4 * 4 + (16 - 3) * 3);
        assertThat(edges).isEqualTo(nodes - 1);
    }

    private static String dot(int depth) {
        return Cli.real()
                .run("tree", "tictactoe", "xx./oo./...", "--depth", String.valueOf(depth))
                .out();
    }

    @Test
    void theDepthIsTwoIfNothingIsSaid() {
        assertThat(Cli.real().run("tree", "tictactoe", "xx./oo./...").out()).isEqualTo(dot(2));
        assertThat(dot(0).lines()).hasSize(4);
    }

    @Test
    void labelsAreEscaped() {
        TreeNode leaf = new TreeNode(1, "end", List.of());
        TreeNode root = new TreeNode(0, "a\"b\\c\n<#>", List.of(new TreeNode.Edge("\"x\"", true, leaf)));
        assertThat(DotTree.text(root))
                .contains("n0 [label=\"a\\\"b\\\\c\\l<#>\\l\"]")
                .contains("[label=\"\\\"x\\\"\"");
        assertThat(MermaidTree.text(root))
                .contains("n0[\"a#34;b#92;c<br/>#60;#35;#62;\"]")
                .contains("n0 ==>|\"#34;x#34;\"| n1");
    }

    @Test
    void aLimitLeavesNothingHalfDrawn() {
        Cli.Run run = Cli.real().run("tree", "connectfour", "-", "--positions", "1000", "--depth", "1");
        assertThat(run.status()).isEqualTo(Status.STOPPED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("foregone: stopped: the limit of 1000 positions was reached; proved so far:");
    }

    @Test
    void theGuardIsTheUsersToMove() {
        Cli.Run run = Cli.real().run("tree", "tictactoe", "--depth", "1", "--max-nodes", "9");
        assertThat(run.status()).isEqualTo(Status.BAD_INPUT);
        assertThat(Cli.real()
                        .run("tree", "tictactoe", "--depth", "1", "--max-nodes", "10")
                        .status())
                .isZero();
    }

    @Test
    void endlessDrawsAreDrawnToo() {
        Cli cli = Cli.with(Games.of(new Pile()), Engines.of(Fakes.endless(options -> {})));
        assertThat(cli.run("tree", "pile", "--depth", "1").out()).contains("n1 [label=\"3\\lDRAW, endless\\l\"]");
    }

    private static String resource(String name) throws IOException {
        try (InputStream file = Objects.requireNonNull(TreeTest.class.getResourceAsStream(name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
