package dev.foregone.testkit.graph;

import dev.foregone.api.GameValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads graphs that are written by hand: {@link Graph#of}. */
final class GraphNotation {

    private static final Pattern LINE =
            Pattern.compile("(?<name>[^\\s:=]+)(=(?<end>WIN|DRAW|LOSS)|: *(?<targets>[^\\s:=]+( +[^\\s:=]+)*))");

    private final Graph.Builder graph = new Graph.Builder();
    private final Map<String, Integer> numbers = new HashMap<>();

    private GraphNotation() {}

    static Graph read(List<String> lines) {
        GraphNotation notation = new GraphNotation();
        List<Matcher> nodes = lines.stream().map(GraphNotation::parts).toList();
        List<String> names = new ArrayList<>();
        for (Matcher node : nodes) {
            names.add(node.group("name"));
            notation.add(node);
        }
        nodes.forEach(notation::connect);
        return notation.graph.build(names);
    }

    private static Matcher parts(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "cannot read the node \"" + line
                            + "\"\n  accepted: \"a: b c\" for moves from a to b and c, and \"b=LOSS\" (or DRAW, WIN) for an end");
        }
        return parts;
    }

    private void add(Matcher node) {
        String name = node.group("name");
        String end = node.group("end");
        if (numbers.putIfAbsent(name, graph.node(end == null ? GameValue.LOSS : GameValue.valueOf(end))) != null) {
            throw new IllegalArgumentException(
                    "there are two nodes " + name + "\n  write all moves of a node in one line");
        }
    }

    private void connect(Matcher node) {
        String targets = node.group("targets");
        if (targets != null) {
            for (String target : targets.split(" +", -1)) {
                graph.move(number(node.group("name")), number(target));
            }
        }
    }

    private int number(String name) {
        Integer number = numbers.get(name);
        if (number == null) {
            throw new IllegalArgumentException(
                    "no line for the node " + name + "\n  a finished one is written " + name + "=LOSS");
        }
        return number;
    }
}
