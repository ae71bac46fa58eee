package dev.foregone.games.kalah;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws positions as south sees them: seeds are sown to the right below and to the left above. */
final class KalahDrawing {

    private static final String MARGIN = "     ";

    private KalahDrawing() {}

    static String of(Kalah state) {
        List<Integer> numbers = IntStream.rangeClosed(1, state.houses()).boxed().toList();
        String gap = " ".repeat(4 * state.houses());
        String stores =
                "%5d%s%4d".formatted(state.north().store(), gap, state.south().store());
        return String.join(
                "\n",
                MARGIN + row(reversed(numbers)),
                "north" + row(reversed(state.north().houses())),
                stores,
                "south" + row(state.south().houses()),
                MARGIN + row(numbers));
    }

    private static String row(List<Integer> cells) {
        return cells.stream().map("%4d"::formatted).collect(Collectors.joining());
    }

    private static List<Integer> reversed(List<Integer> cells) {
        List<Integer> reversed = new ArrayList<>(cells);
        Collections.reverse(reversed);
        return reversed;
    }
}
