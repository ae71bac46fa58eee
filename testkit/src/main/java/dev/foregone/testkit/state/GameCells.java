package dev.foregone.testkit.state;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cells.Boards;
import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site;
import dev.foregone.diagram.Site.Kind;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.spi.Cells;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.walk.Samples;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whether the cells that a game shows of its boards are enough to learn from: one number each, that tell positions apart. */
public record GameCells<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    public void tellPositionsApart() {
        Game<S, M> game = samples.game();
        Boards<S, M> boards = new Boards<>(game);
        samples.assume(samples.starts().stream().anyMatch(start -> boards.cells(start).length > 0), "shows no cells");
        for (S start : samples.starts()) {
            byte[] first = boards.cells(start);
            int count = first.length;
            if (start.equals(game.initialState())) {
                followDiagram(start, first);
            }
            Map<Shown, S> seen = new HashMap<>();
            samples.statesFrom(start).forEach(state -> {
                Check check = samples.at(state);
                byte[] cells = samples.unchanged(state, "its cells", () -> boards.cells(state));
                check.holds(
                        cells.length == count && count > 0,
                        "it shows " + cells.length + " cells, but " + count + " where the game begins",
                        "the same number for all positions of a board, at most " + Cells.MOST);
                check.holds(
                        game.playerToMove(state).isPresent(),
                        "it shows cells, but not whose turn it is",
                        "playerToMove(state) gives one of players()");
                agreesWithPacked(check, state, cells);
                Shown shown = new Shown(boards.isFirstToMove(state), ByteBuffer.wrap(cells));
                S other = seen.putIfAbsent(shown, state);
                check.holds(
                        other == null || other.equals(state),
                        "its cells are those of another position, " + (other == null ? "" : game.format(other)),
                        "show whatever the rest of the game depends on, in further cells: " + Arrays.toString(cells));
            });
        }
    }

    /** What of a position is seen by who learns from cells. */
    private record Shown(boolean isFirstToMove, ByteBuffer cells) {}

    /** Where pieces of the players stand when the game begins; a board may lose sites later. */
    private void followDiagram(S start, byte[] cells) {
        Check check = samples.at(start);
        List<Site> sites = samples.game().diagram(start).map(Diagram::sites).orElse(List.of());
        for (int cell = 0; cell < Math.min(sites.size(), cells.length); cell++) {
            Site site = sites.get(cell);
            int sign = site.owner() == Owner.FIRST ? 1 : -1;
            check.holds(
                    !isPiece(site) || sign * cells[cell] > 0,
                    "cell " + cell + " is " + cells[cell] + ", but the diagram's site " + cell + ", " + site.name()
                            + ", holds a piece of the " + (sign > 0 ? "first" : "second") + " player",
                    "cells in the order of the diagram's sites, above 0 for the player who begins, below 0 for the other");
        }
    }

    private static boolean isPiece(Site site) {
        return site.count() > 0
                && site.kind() != Kind.PIT
                && (site.owner() == Owner.FIRST || site.owner() == Owner.SECOND);
    }

    /** Where the game shows them in both forms. */
    @SuppressWarnings("unchecked") // cells of this game are of its states
    private void agreesWithPacked(Check check, S state, byte[] cells) {
        if (samples.game() instanceof Cells<?> its
                && samples.game().packedRules(state).isPresent()) {
            byte[] into = new byte[Cells.MOST];
            int count = ((Cells<S>) its).cells(state, into);
            check.holds(
                    Arrays.equals(cells, Arrays.copyOf(into, count)),
                    "its cells are " + Arrays.toString(Arrays.copyOf(into, count))
                            + ", but those of its packed position " + Arrays.toString(cells),
                    "both show the same");
        }
    }
}
