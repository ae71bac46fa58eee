package dev.foregone.games.morris;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Placement;
import dev.foregone.spi.PositionSetup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Men on points, and men in hand. */
final class MorrisSetup implements PositionSetup<Morris> {

    static final MorrisSetup ALL = new MorrisSetup();

    static final String WHITE_HAND = MorrisGame.WHITE + ":w";
    static final String BLACK_HAND = MorrisGame.BLACK + ":b";
    private static final List<String> MEN = List.of("w", "b");

    private MorrisSetup() {}

    @Override
    public Map<String, List<String>> placeable(Morris board) {
        Variant variant = board.variant();
        Map<String, List<String>> placeable = new LinkedHashMap<>();
        points(variant).forEach(point -> placeable.put(point, MEN));
        placeable.put(WHITE_HAND, hands(variant, "w"));
        placeable.put(BLACK_HAND, hands(variant, "b"));
        return placeable;
    }

    private static List<String> hands(Variant variant, String man) {
        return IntStream.rangeClosed(1, variant.men()).mapToObj(man::repeat).toList();
    }

    private static List<String> points(Variant variant) {
        Board board = variant.board();
        return IntStream.range(0, board.count())
                .mapToObj(i -> board.point(i).toString())
                .toList();
    }

    @Override
    public Placement placement(Morris state) {
        Map<String, String> pieces = new LinkedHashMap<>();
        List<String> points = points(state.variant());
        for (int i = 0; i < points.size(); i++) {
            pieces.put(points.get(i), state.points().substring(i, i + 1));
        }
        pieces.put(WHITE_HAND, "w".repeat(state.inHand(true)));
        pieces.put(BLACK_HAND, "b".repeat(state.inHand(false)));
        pieces.values().removeIf(piece -> piece.isEmpty() || piece.equals(String.valueOf(Morris.FREE)));
        return new Placement(pieces, Optional.of(state.whiteMoves() ? MorrisGame.WHITE : MorrisGame.BLACK));
    }

    @Override
    public Morris placed(Morris board, Placement placement) {
        Variant variant = board.variant();
        boolean whiteMoves = placement.player().equals(Optional.of(MorrisGame.WHITE));
        int white = placement.on(WHITE_HAND).length();
        int black = placement.on(BLACK_HAND).length();
        return new Morris(variant, men(variant, placement), Morris.inHand(white, black, whiteMoves), whiteMoves);
    }

    @Override
    public Diagram diagram(Morris board, Placement placement) {
        return MorrisDiagram.of(board.variant(), placement);
    }

    Diagram diagram(Morris state) {
        return diagram(state, placement(state));
    }

    /** What stands on the points, as {@link Morris} has it. */
    static String men(Variant variant, Placement placement) {
        return points(variant).stream()
                .map(point -> placement.pieces().getOrDefault(point, String.valueOf(Morris.FREE)))
                .collect(Collectors.joining());
    }
}
