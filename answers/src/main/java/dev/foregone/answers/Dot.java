package dev.foregone.answers;

/** Words of the DOT language of Graphviz. */
public final class Dot {

    private Dot() {}

    /** Left-aligns each line, so that boards keep their columns. */
    public static String label(String lines) {
        return escape(lines).replace("\n", "\\l") + "\\l";
    }

    public static String escape(String label) {
        return label.replace("\\", "\\\\").replace("\"", "\\\"");
    }
}
