package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.answers.graph.GameTree;
import dev.foregone.api.Outcome;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.text.TreeFormat;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

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
        String statement = "  (node \\[shape=box, style=filled, fontname=\"monospace\"]|n\\d+ \\[label=" + text
                + ", fillcolor=\"#[0-9a-f]{6}\"]|n\\d+ -> n\\d+ \\[label=" + text + "(, penwidth=3)?]);";
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
        GameTree.Node root = new GameTree.Node("-", "a\"b\\c\n<#>", "", Outcome.win(1));
        GameTree.Node leaf = new GameTree.Node("-", "end", "", Outcome.loss(0));
        GameTree tree = new GameTree(List.of(root, leaf), List.of(new GameTree.Edge(0, 1, "\"x\"", true)));
        assertThat(printed(TreeFormat.DOT, tree))
                .contains("n0 [label=\"a\\\"b\\\\c\\l<#>\\lWIN in 1\\l\"")
                .contains("[label=\"\\\"x\\\"\"");
        assertThat(printed(TreeFormat.MERMAID, tree))
                .contains("n0[\"a#34;b#92;c<br/>#60;#35;#62;<br/>WIN in 1\"]:::win")
                .contains("n0 ==>|\"#34;x#34;\"| n1");
    }

    private static String printed(TreeFormat format, GameTree tree) {
        StringWriter text = new StringWriter();
        format.print(tree, new PrintWriter(text));
        return text.toString();
    }

    @Test
    void aPositionHasTheColourOfItsValueForThePlayerToMove() {
        String dot = dot(1);
        assertThat(dot).contains("x to move: WIN in 1\\l\", fillcolor=\"#c8e6c9\"");
        assertThat(dot).contains("o to move: DRAW in 4\\l\", fillcolor=\"#fff9c4\"");
        assertThat(dot).contains("LOSS in 0\\l\", fillcolor=\"#ffcdd2\"");
    }

    /** Two moves are played in either order; the two last squares are filled in two ways. */
    @Test
    void mergedEqualPositionsAreOneNodeWithSeveralParents() {
        Cli.Run run = Cli.real().run("tree", "tictactoe", "xxo/oox/...", "--depth", "3", "--merge", "--format", "text");
        assertThat(run.status()).isZero();
        assertThat(run.out()).isEqualTo("""
                n0  xxo/oox/...  x to move: DRAW in 3
                  2,0 => n1  xxo/oox/x..  o to move: DRAW in 2
                    2,1 => n4  xxo/oox/xo.  x to move: DRAW in 1
                      2,2 => n10  xxo/oox/xox  DRAW in 0
                    2,2 => n5  xxo/oox/x.o  x to move: DRAW in 1
                      2,1 => n11  xxo/oox/xxo  DRAW in 0
                  2,1 -> n2  xxo/oox/.x.  o to move: WIN in 1
                    2,0 => n6  xxo/oox/ox.  LOSS in 0
                    2,2 -> n7  xxo/oox/.xo  x to move: DRAW in 1
                      2,0 => n11, see above
                  2,2 -> n3  xxo/oox/..x  o to move: WIN in 1
                    2,0 => n8  xxo/oox/o.x  LOSS in 0
                    2,1 -> n9  xxo/oox/.ox  x to move: DRAW in 1
                      2,0 => n10, see above
                """);
    }

    @ParameterizedTest
    @EnumSource(TreeFormat.class)
    void aLineOfThousandsOfPliesIsDrawn(TreeFormat format) {
        Cli cli = Cli.with(Games.of(new Pile()), Engines.of(Fakes.endless(options -> {})));
        Cli.Run run =
                cli.run("tree", "pile", "5000", "--depth=9999", "--max-nodes=5001", "--merge", "--format=" + format);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("n5000").doesNotContain("n5001");
    }

    @ParameterizedTest
    @EnumSource(TreeFormat.class)
    void aTreeOfOneLongLineIsDrawnToo(TreeFormat format) {
        Cli cli = Cli.with(Games.of(new OneByOne()), Engines.of(Fakes.endless(options -> {})));
        Cli.Run run = cli.run("tree", "one-by-one", "5000", "--depth=9999", "--max-nodes=5001", "--format=" + format);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("n5000").doesNotContain("n5001");
    }

    @Test
    void aTreeForProgramsHasItsNodesAndEdges() {
        Cli.Run run = Cli.real().run("tree", "tictactoe", "xxo/oox/x..", "--depth", "1", "--json");
        assertThat(run.out()).startsWith("""
                {"game":"tictactoe","engine":"memo","nodes":[\
                {"position":"xxo/oox/x..","value":"DRAW","plies":2},\
                {"position":"xxo/oox/xo.","value":"DRAW","plies":1},\
                {"position":"xxo/oox/x.o","value":"DRAW","plies":1}],\
                "edges":[{"from":0,"to":1,"move":"2,1","best":true},{"from":0,"to":2,"move":"2,2","best":true}],\
                "positionsVisited":\
                """);
        assertThat(Cli.real().run("tree", "tictactoe", "--json", "--format=dot").err())
                .contains("leave it out with --json");
    }

    @Test
    void aTimeLimitIsNamedAsItWasGiven() {
        Cli.Run run = Cli.real().run("tree", "connectfour", "--time", "1ms");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.err()).startsWith("foregone: stopped: the time limit of 1 ms was reached; proved so far:");
    }

    @Test
    void aLimitLeavesNothingHalfDrawn() {
        Cli.Run run = Cli.real().run("tree", "connectfour", "-", "--positions", "1000", "--depth", "1");
        assertThat(run.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("foregone: stopped: the limit of 1000 positions was reached; proved so far:");
    }

    @Test
    void theGuardIsTheUsersToMove() {
        Cli.Run run = Cli.real().run("tree", "tictactoe", "--depth", "1", "--max-nodes", "9");
        assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(Cli.real()
                        .run("tree", "tictactoe", "--depth", "1", "--max-nodes", "10")
                        .status())
                .isZero();
    }

    @Test
    void endlessDrawsAreDrawnToo() {
        Cli cli = Cli.with(Games.of(new Pile()), Engines.of(Fakes.endless(options -> {})));
        assertThat(cli.run("tree", "pile", "--depth", "1").out()).contains("n1 [label=\"3\\lDRAW, endless\\l\"");
    }

    private static String resource(String name) throws IOException {
        try (InputStream file = Objects.requireNonNull(TreeTest.class.getResourceAsStream(name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
