package dev.foregone.testkit.state;

import static java.util.stream.Collectors.joining;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.NotChecked;
import dev.foregone.testkit.walk.Samples;
import dev.foregone.testkit.walk.ShallowSearch;
import dev.foregone.testkit.walk.Walk;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Whether positions have the values that the author knows from elsewhere. */
public record KnownValues<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String SIDE =
            "terminalValue() is seen by the player who would be to move, and result(board) of a BoardGame by neither: it"
                    + " names the first player or the second";

    private static final int MOST_POSITIONS = 100_000;

    public void hold(Map<S, GameValue> known) {
        if (known.isEmpty()) {
            throw noneGiven();
        }
        known.forEach(this::holds);
    }

    /** Shows an end that each player wins, if walks meet one: whether it is right, only the author can say. */
    private NotChecked noneGiven() {
        Map<String, Walk<S, M>> won = new LinkedHashMap<>();
        samples.walksFrom(samples.game().initialState())
                .filter(walk -> walk.states().get(0).equals(samples.game().initialState()))
                .filter(walk -> walk.last().terminalValue().orElse(GameValue.DRAW) != GameValue.DRAW)
                .sorted(Comparator.comparingInt(walk -> walk.moves().size()))
                .filter(walk ->
                        won.values().stream().noneMatch(other -> other.last().equals(walk.last())))
                .forEach(walk -> won.putIfAbsent(winner(walk), walk));
        String ends = won.isEmpty() ? "" : ", such as these ends if they are right\n";
        return new NotChecked(
                "who wins the game '" + samples.game().id()
                        + "', and no other test can tell a result that is seen from the wrong side",
                "let knownValues() name some positions of which you know it" + ends
                        + won.entrySet().stream()
                                .map(each -> shown(each.getKey(), each.getValue()))
                                .collect(joining("\n")));
    }

    private String winner(Walk<S, M> walk) {
        int mover = samples.movers(walk).get(walk.moves().size());
        boolean wins = walk.last().terminalValue().equals(Optional.of(GameValue.WIN));
        return samples.game().players().get(wins ? mover : 1 - mover);
    }

    private String shown(String winner, Walk<S, M> walk) {
        Game<S, M> game = samples.game();
        int last = walk.moves().size() - 1;
        String mover = game.players().get(samples.movers(walk).get(last));
        String value = "GameValue." + walk.last().terminalValue().orElseThrow();
        return mover + " plays " + walk.moves().get(last) + ", and " + winner + " has won: " + expression(walk) + ", "
                + value + "\n" + game.draw(walk.last()).indent(2).stripTrailing();
    }

    /** What the author of a contract may write for its last position. */
    private String expression(Walk<S, M> walk) {
        Game<S, M> game = samples.game();
        return GameNotation.reads(game)
                ? "game().parse(" + quoted(game.format(walk.last())) + ")"
                : "LineOfPlay.after(game(), "
                        + walk.moves().stream()
                                .map(move -> quoted(move.toString()))
                                .collect(joining(", ")) + ")";
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private void holds(S state, GameValue value) {
        Check check = samples.at(state);
        if (state.terminalValue().isPresent()) {
            check.equal(Optional.of(value), state.terminalValue(), "terminalValue()", SIDE);
            return;
        }
        Optional<GameValue> found = new ShallowSearch<S, M>(MOST_POSITIONS).value(state);
        check.holds(
                found.isPresent(),
                "its value is not found within " + MOST_POSITIONS + " positions",
                "name one nearer to the end of the game in knownValues(), and no draw because lines never end: that is not found"
                        + " here. If it is near the end already, the rules let it go on for longer than they should: look at"
                        + " what a move leaves on the board, and at when the game ends");
        check.equal(Optional.of(value), found, "its value, searched by the rules,", SIDE);
    }
}
