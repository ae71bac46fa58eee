package dev.foregone.spi;

import dev.foregone.api.Move;
import java.util.List;
import java.util.stream.Collectors;

/** Words about moves for error messages. */
final class MoveNotation {

    private MoveNotation() {}

    static String list(List<? extends Move> legal) {
        return legal.isEmpty()
                ? "no move, the game is over"
                : legal.stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
