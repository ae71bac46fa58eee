package dev.foregone.testkit.state;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.testkit.check.NotChecked;
import dev.foregone.testkit.walk.Samples;
import java.util.List;
import java.util.Optional;

/** Whether a game says where a player moves twice in a row: compared with whatever shows whose turn it is. */
public record GameTurns<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String MATTERS =
            "GameState.movesAgain(move) is true exactly where the same player moves again: it decides for whom the outcome"
                    + " behind the move counts";

    public void turns() {
        if (samples.game().playerToMove(samples.game().initialState()).isPresent()) {
            samples.walks().forEach(walk -> walk.eachMove(this::named));
            samples.space().each(this::named);
            return;
        }
        samples.each((state, check) -> check.equal(
                Optional.empty(),
                samples.game().playerToMove(state),
                "the player to move",
                "every position tells whose turn it is, or none, as the initial state does"));
        TurnClue<S> clue = TurnClue.in(samples.states()).orElseGet(this::none);
        samples.walks().forEach(walk -> walk.eachMove((from, move, to) -> shown(clue, from, move, to)));
    }

    private TurnClue<S> none() {
        throw new NotChecked(
                "whether a player of the game '" + samples.game().id()
                        + "' moves twice running where movesAgain says no. Nothing tells whose turn it is. It matters: if a player"
                        + " does, every outcome behind such a move is wrong, and no other test can see it",
                "let Game.playerToMove tell whose turn it is, if the position shows it");
    }

    private void named(S from, M move, S to) {
        List<String> players = samples.game().players();
        Optional<String> before = samples.game().playerToMove(from);
        Optional<String> after = samples.game().playerToMove(to);
        boolean again = from.movesAgain(move);
        Optional<String> due = again ? before : before.map(name -> players.get(1 - players.indexOf(name)));
        if (!due.equals(after)) {
            samples.at(from)
                    .fault(
                            name(before) + " plays " + move + ", movesAgain says " + again + ", and then " + name(after)
                                    + " is to move, at " + samples.game().format(to),
                            MATTERS + "; if playerToMove is wrong instead, correct that");
        }
    }

    private static String name(Optional<String> player) {
        return player.orElse("nobody that playerToMove names");
    }

    /** A finished position may keep its last turn, so nothing is made of it. */
    private void shown(TurnClue<S> clue, S from, M move, S to) {
        boolean same = clue.of(from).equals(clue.of(to));
        if (to.terminalValue().isEmpty() && same != from.movesAgain(move)) {
            samples.at(from)
                    .fault(
                            "the state's '" + clue.name() + "' is " + clue.of(from) + " before " + move + " and "
                                    + clue.of(to) + " after it, at "
                                    + samples.game().format(to)
                                    + ", but movesAgain says " + from.movesAgain(move),
                            MATTERS + "; if '" + clue.name()
                                    + "' is not whose turn it is, let Game.playerToMove tell that");
        }
    }
}
