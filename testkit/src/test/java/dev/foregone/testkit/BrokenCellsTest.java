package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Cells;
import dev.foregone.testkit.Piles.State;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import org.junit.jupiter.api.Test;

/** The contract names a position that its cells do not tell from another. */
class BrokenCellsTest {

    private static final String TEST = "cellsTellPositionsApart";

    private static class Showing extends Piles implements Cells<State> {

        private final ToIntBiFunction<State, byte[]> cells;

        Showing(ToIntBiFunction<State, byte[]> cells) {
            this.cells = cells;
        }

        @Override
        public int cells(State state, byte[] into) {
            return cells.applyAsInt(state, into);
        }
    }

    private static int bothPiles(State state, byte[] into) {
        into[0] = (byte) state.left;
        into[1] = (byte) state.right;
        return 2;
    }

    private static String rejection(ToIntBiFunction<State, byte[]> cells) {
        PilesContract.subject = new Showing(cells);
        return Contracts.rejection(PilesContract.class, TEST);
    }

    @Test
    void acceptsCellsThatTellAllPositionsApart() {
        PilesContract.subject = new Showing(BrokenCellsTest::bothPiles);
        new PilesContract().cellsTellPositionsApart();
    }

    @Test
    void rejectsWhatLeavesSomethingOut() {
        assertThat(rejection((state, into) -> {
                    into[0] = (byte) state.left;
                    return 1;
                }))
                .contains("its cells are those of another position, ")
                .contains("in further cells");
    }

    @Test
    void rejectsCellsThatComeAndGo() {
        assertThat(rejection((state, into) -> bothPiles(state, into) + state.left % 2))
                .contains("cells, but 3 where the game begins");
    }

    @Test
    void rejectsAGameThatDoesNotSayWhoseTurnItIs() {
        PilesContract.subject = new Showing(BrokenCellsTest::bothPiles) {
            @Override
            public Optional<String> playerToMove(State state) {
                return Optional.empty();
            }
        };
        assertThat(Contracts.rejection(PilesContract.class, TEST)).contains("but not whose turn it is");
    }

    /** The left pile is drawn as the first player's piece. */
    @Test
    void rejectsCellsInAnotherOrderThanTheDiagram() {
        PilesContract.subject =
                new Showing((state, into) -> {
                    into[0] = (byte) -state.right;
                    into[1] = (byte) state.left;
                    return 2;
                }) {
                    @Override
                    public Optional<Diagram> diagram(State state) {
                        return Optional.of(Diagram.rows("Xo").sides("X", "o"));
                    }
                };
        assertThat(Contracts.rejection(PilesContract.class, TEST))
                .contains("the diagram's site 0, 0,0, holds a piece of the first player")
                .contains("in the order of the diagram's sites");
    }
}
