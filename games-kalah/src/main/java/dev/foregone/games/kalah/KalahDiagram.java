package dev.foregone.games.kalah;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.diagram.Style;
import java.util.stream.IntStream;

/** Positions as south sees them: seeds are sown to the right in the lower row and to the left in the upper. */
final class KalahDiagram {

    private KalahDiagram() {}

    static Diagram of(Kalah state) {
        int houses = state.houses();
        Diagram board = Diagram.empty()
                .style(Style.plain().framed())
                .pit(
                        store(KalahGame.NORTH),
                        -1,
                        0.5,
                        Owner.SECOND,
                        state.north().store())
                .pit(
                        store(KalahGame.SOUTH),
                        houses,
                        0.5,
                        Owner.FIRST,
                        state.south().store());
        for (int house = 0; house < houses; house++) {
            int north = state.north().houses().get(house);
            int south = state.south().houses().get(house);
            board = board.pit(name(KalahGame.NORTH, house), houses - 1.0 - house, 0, Owner.SECOND, north)
                    .pit(name(KalahGame.SOUTH, house), house, 1, Owner.FIRST, south);
        }
        String[] numbers =
                IntStream.rangeClosed(1, houses).mapToObj(String::valueOf).toArray(String[]::new);
        String[] back = IntStream.range(0, houses)
                .mapToObj(column -> numbers[houses - 1 - column])
                .toArray(String[]::new);
        return board.top(back).bottom(numbers).label(KalahGame.NORTH, -1, -0.75).label(KalahGame.SOUTH, houses, 1.75);
    }

    /** The name of a side's store. */
    static String store(String side) {
        return side + " store";
    }

    private static String name(String side, int house) {
        return side + " " + (house + 1);
    }
}
