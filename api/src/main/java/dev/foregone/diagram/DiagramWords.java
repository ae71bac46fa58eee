package dev.foregone.diagram;

import dev.foregone.diagram.Site.Kind;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A diagram in words, for those who cannot see it. */
final class DiagramWords {

    private static final Pattern ROW_AND_COLUMN = Pattern.compile("(\\d{1,4}),(\\d{1,4})");

    private final Diagram diagram;
    private final double left;
    private final double top;
    private final double bottom;

    DiagramWords(Diagram diagram) {
        this.diagram = diagram;
        List<Site> cells = diagram.sites().stream()
                .filter(site -> ROW_AND_COLUMN.matcher(site.name()).matches())
                .toList();
        left = DiagramParts.beside(cells, Site::x, -1);
        top = DiagramParts.beside(cells, Site::y, -1);
        bottom = DiagramParts.beside(cells, Site::y, 1);
    }

    /** All pieces and their places. */
    String pieces() {
        String pieces = diagram.sites().stream()
                .filter(site -> site.kind() == Kind.PIT || site.count() > 0)
                .map(this::described)
                .collect(Collectors.joining("; "));
        return pieces.isEmpty() ? "an empty board" : pieces;
    }

    /** A site and its content: {@code row 1, column 2: white rook}. */
    String described(Site site) {
        String content = content(site);
        return content.isEmpty() ? place(site) : place(site) + ": " + content;
    }

    /** The site alone. */
    String place(Site site) {
        String given = diagram.look().sites().get(site.name());
        return given != null ? given : site.kind() == Kind.HAND ? "in hand" : rowAndColumn(site);
    }

    private String rowAndColumn(Site site) {
        Matcher cell = ROW_AND_COLUMN.matcher(site.name());
        if (!cell.matches()) {
            return site.name();
        }
        String row = label(label -> Math.abs(label.x() - left), Label::y, site.y(), cell.group(1));
        String column = label(
                label -> Math.min(Math.abs(label.y() - top), Math.abs(label.y() - bottom)),
                Label::x,
                site.x(),
                cell.group(2));
        return "row " + row + ", column " + column;
    }

    /** The label where those of rows or columns are; where there is none, they are counted from 1. */
    private String label(ToDoubleFunction<Label> away, ToDoubleFunction<Label> coordinate, double at, String index) {
        return diagram.labels().stream()
                .filter(label -> away.applyAsDouble(label) == 0 && coordinate.applyAsDouble(label) == at)
                .map(Label::text)
                .findFirst()
                .orElseGet(() -> String.valueOf(Integer.parseInt(index) + 1));
    }

    private String content(Site site) {
        return switch (site.kind()) {
            case PIT -> String.valueOf(site.count());
            case HAND ->
                Stream.of(piece(site), site.count() == 0 ? "none" : String.valueOf(site.count()))
                        .filter(words -> !words.isEmpty())
                        .collect(Collectors.joining(", "));
            case CELL, HOLE, POINT -> site.count() == 0 ? "free" : piece(site);
        };
    }

    private String piece(Site site) {
        String given = diagram.look().pieces().get(site.piece());
        if (given != null) {
            return given;
        }
        return switch (site.owner()) {
            case FIRST -> site.piece() + ", first player";
            case SECOND -> site.piece() + ", second player";
            case NOBODY -> site.piece();
            case BOTH ->
                site.piece()
                        .codePoints()
                        .mapToObj(Character::toString)
                        .map(each -> diagram.look().pieces().getOrDefault(each, each))
                        .collect(Collectors.joining(" and "));
        };
    }
}
