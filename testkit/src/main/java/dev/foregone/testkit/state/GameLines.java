package dev.foregone.testkit.state;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.PackedMoves;
import dev.foregone.testkit.check.Words;
import dev.foregone.testkit.evaluation.GameEvaluation;
import dev.foregone.testkit.walk.Samples;
import dev.foregone.testkit.walk.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;
import java.util.function.ObjLongConsumer;
import java.util.function.ToDoubleFunction;

/** Whether a game's rules over a line of play and its states are one game, however often moves are taken back. */
public record GameLines<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String SAME = "rules over a line agree with the states on everything";

    private static final String BACK =
            "whatever has been played from a position, its place is as it was when it is asked again";

    public void agree() {
        LineRules<S, M> own = samples.given(samples.game().lineRules(), "has no rules over lines");
        samples.walks().forEach(walk -> {
            try {
                follow(own, walk);
            } catch (RuntimeException | AssertionError fault) {
                blame(fault, samples.game().lineRules().orElseThrow(), walk);
                throw fault;
            }
        });
    }

    /** What agrees while no move is taken back is a fault of taking back, such as a counter that is left as it was. */
    private void blame(Throwable fault, LineRules<S, M> rules, Walk<S, M> walk) {
        String words = String.valueOf(fault.getMessage());
        boolean saysItself = words.contains("undo(board, move)") || words.contains("evaluation(board) gave");
        boolean takesBack = !saysItself && agreesWithoutTakingBack(rules, walk);
        Check.game(samples.game())
                .holds(
                        !takesBack,
                        "a move that is taken back leaves something changed: the same line agrees with the states if no move"
                                + " is taken back on the way. Then: "
                                + words.lines().findFirst().orElse(""),
                        "undo(board, move) of a BoardGame, or the lineRules() of the game, restores all that a move"
                                + " changes, counters too");
    }

    private boolean agreesWithoutTakingBack(LineRules<S, M> rules, Walk<S, M> walk) {
        try {
            follow(rules, walk, (state, position) -> sameState(rules, position, state));
            return true;
        } catch (RuntimeException | AssertionError alsoWithout) {
            return false;
        }
    }

    private void follow(LineRules<S, M> rules, Walk<S, M> walk) {
        List<Object> keys = new ArrayList<>();
        follow(rules, walk, (state, position) -> {
            samples.at(state)
                    .equal((long) keys.size(), position, "the number of its place", "the start's is 0, the next 1");
            keys.add(rules.key(position, false));
            agree(rules, position, state);
        });
        for (int ply = keys.size() - 1; ply >= 0; ply--) {
            samples.at(walk.states().get(ply)).equal(keys.get(ply), rules.key(ply, false), "its key, again,", BACK);
        }
    }

    /** Makes the moves of a walk, and visits each of its states with its place. */
    private void follow(LineRules<S, M> rules, Walk<S, M> walk, ObjLongConsumer<S> visitor) {
        long position = rules.pack(walk.states().get(0));
        visitor.accept(walk.states().get(0), position);
        for (int ply = 0; ply < walk.moves().size(); ply++) {
            List<M> legal = walk.states().get(ply).legalMoves();
            position = rules.play(position, legal.indexOf(walk.moves().get(ply)));
            visitor.accept(walk.states().get(ply + 1), position);
        }
    }

    private void sameState(LineRules<S, M> rules, long position, S state) {
        Check check = samples.at(state);
        int terminal = state.terminalValue().map(Score::finished).orElse(Score.ONGOING);
        check.equal(Words.score(terminal), Words.score(rules.terminal(position)), "its terminal", SAME);
        check.equal(state, rules.unpack(position), "the state of its place", SAME);
    }

    private void agree(LineRules<S, M> rules, long position, S state) {
        sameState(rules, position, state);
        if (state.terminalValue().isEmpty()) {
            Check check = samples.at(state);
            evaluation(check, rules, position, state);
            moves(check, rules, position, state);
        }
    }

    private void evaluation(Check check, LineRules<S, M> rules, long position, S state) {
        Object key = rules.key(position, false);
        Optional<ToDoubleFunction<S>> ofStates = samples.game().evaluation();
        Optional<LongToDoubleFunction> ofPlaces = rules.evaluation();
        check.equal(ofStates.isPresent(), ofPlaces.isPresent(), "whether its place has an evaluation", SAME);
        if (ofStates.isPresent() && ofPlaces.isPresent()) {
            double own = ofStates.get().applyAsDouble(state);
            double atPlace = ofPlaces.get().applyAsDouble(position);
            check.holds(
                    GameEvaluation.isSame(own, atPlace),
                    "the evaluation of its place is " + atPlace + ", but that of the state is " + own,
                    SAME);
            check.equal(
                    key, rules.key(position, false), "its key after its evaluation", "an evaluation changes nothing");
        }
    }

    private void moves(Check check, LineRules<S, M> rules, long position, S state) {
        Object key = rules.key(position, false);
        List<M> known = new ArrayList<>();
        for (int packed : PackedMoves.legal(rules, position)) {
            M move = rules.unpackMove(position, packed);
            known.add(move);
            check.equal(
                    state.movesAgain(move), PackedMoves.again(rules, position, packed), "movesAgain of " + move, SAME);
            long child = rules.play(position, packed);
            check.equal(state.play(move), rules.unpack(child), "what " + move + " leads to", SAME);
        }
        check.equal(state.legalMoves(), known, "the moves of its place", SAME);
        check.equal(key, rules.key(position, false), "its key, again,", BACK);
    }
}
