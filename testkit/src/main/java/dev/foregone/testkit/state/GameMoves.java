package dev.foregone.testkit.state;

import dev.foregone.api.GameState;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.testkit.check.NotChecked;
import dev.foregone.testkit.check.SoftLimit;
import dev.foregone.testkit.walk.Samples;
import dev.foregone.testkit.walk.Walk;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether a game's moves are listed, refused, written and read as they should be, and say where a player moves twice in a row. */
public record GameMoves<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String MATTERS =
            "GameState.movesAgain(move) is true exactly where the same player moves again: it decides for whom the outcome"
                    + " behind the move counts";

    /** This many illegal moves of each of the first states, and of more as long as there is time; few of the others. */
    private static final int MANY = 60;

    private static final int FEW = 5;
    private static final int ALWAYS = 100;
    private static final Duration TIME = Duration.ofMillis(300);

    public void legalMovesAreFixed() {
        samples.each((state, check) -> {
            List<M> moves = List.copyOf(state.legalMoves());
            check.distinct(moves, "legalMoves()", "each move is listed once");
            for (int call = 2; call <= 4; call++) {
                check.equal(
                        moves,
                        List.copyOf(state.legalMoves()),
                        "legalMoves(), call " + call + ",",
                        "always the same moves in the same order");
            }
        });
        for (Walk<S, M> walk : samples.walks()) {
            List<S> anew = walk.replayed();
            IntStream.range(0, anew.size())
                    .forEach(ply -> sameMoves(walk.states().get(ply), anew.get(ply)));
        }
    }

    private void sameMoves(S state, S anew) {
        samples.at(state)
                .equal(
                        state.legalMoves(),
                        anew.legalMoves(),
                        "legalMoves() of the same position, reached once more,",
                        "the order belongs to the position");
    }

    public void noMovesExactlyAtTheEnd() {
        samples.states().forEach(this::noMovesExactlyAtTheEnd);
        samples.openings().forEach(this::noMovesExactlyAtTheEnd);
    }

    private void noMovesExactlyAtTheEnd(S state) {
        samples.at(state)
                .holds(
                        state.legalMoves().isEmpty() == state.terminalValue().isPresent(),
                        "legalMoves() is " + state.legalMoves() + " and terminalValue() is " + state.terminalValue(),
                        "there are no moves exactly when the game is over");
    }

    public void legalMovesAreSafe() {
        samples.anew().each((state, check) -> {
            List<M> before = List.copyOf(state.legalMoves());
            try {
                List<M> handed = state.legalMoves();
                Collections.reverse(handed);
                handed.clear();
            } catch (UnsupportedOperationException unmodifiable) {
                // as in most games
            }
            check.equal(
                    before,
                    state.legalMoves(),
                    "legalMoves() after a caller cleared the list",
                    "hand out an unmodifiable list, or a copy");
        });
    }

    public void illegalMovesAreRefused() {
        Set<M> known = knownMoves();
        SoftLimit patience = new SoftLimit(ALWAYS, TIME);
        samples.each((state, check) -> {
            List<M> legal = List.copyOf(state.legalMoves());
            illegal(known, legal, patience)
                    .forEach(move -> check.refuses(
                            IllegalMoveException.class,
                            () -> state.play(move),
                            "play(" + move + "), which is not legal here,",
                            "legal are " + legal));
        });
    }

    /** Some of what is known and not legal here. */
    private static <T> Stream<T> illegal(Collection<T> known, List<T> legal, SoftLimit patience) {
        return known.stream().filter(each -> !legal.contains(each)).limit(patience.more() ? MANY : FEW);
    }

    private Set<M> knownMoves() {
        Set<M> known = new LinkedHashSet<>();
        samples.states().forEach(state -> known.addAll(state.legalMoves()));
        return known;
    }

    public void notation() {
        samples.each((state, check) -> {
            check.distinct(written(state), "the notation of the legal moves", "no two legal moves are written alike");
            for (M move : List.copyOf(state.legalMoves())) {
                check.equal(
                        move,
                        samples.game().parseMove(state, move.toString()),
                        "parseMove(\"" + move + "\")",
                        "a move is read back from its toString()");
            }
        });
    }

    public void illegalNotation() {
        List<String> known = new ArrayList<>(List.of("?!", "this is no move"));
        knownMoves().forEach(move -> known.add(move.toString()));
        SoftLimit patience = new SoftLimit(ALWAYS, TIME);
        samples.each((state, check) -> {
            List<String> legal = written(state);
            illegal(known, legal, patience)
                    .forEach(text -> check.refuses(
                            NotationException.class,
                            () -> samples.game().parseMove(state, text),
                            "parseMove(\"" + text + "\")",
                            "legal are " + legal));
        });
    }

    private List<String> written(S state) {
        return state.legalMoves().stream().map(Move::toString).toList();
    }

    /** Compared with whatever shows whose turn it is. */
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
