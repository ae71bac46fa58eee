package dev.foregone.testkit.packed;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.PackedMoves;
import dev.foregone.testkit.check.Words;
import dev.foregone.testkit.walk.Samples;
import java.util.Arrays;
import java.util.List;

/** Whether {@code PackedRules.lookAhead} agrees with the methods that it stands for. */
public record PackedLookAhead<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final int FROM = 2;

    public void tellsTheSame() {
        samples.eachPacked((start, rules) -> samples.statesAndChildrenFrom(start)
                .filter(state -> state.terminalValue().isEmpty())
                .forEach(state -> tellsTheSame(rules, state)));
    }

    private void tellsTheSame(PackedRules<S, M> rules, S state) {
        long position = rules.pack(state);
        int most = rules.maxMoves(position);
        List<Integer> candidates = PackedMoves.candidates(rules, position);
        int[] moves = new int[FROM + most];
        long[] positions = new long[FROM + most];
        long[] bounds = new long[FROM + most];
        Check check = samples.at(state);
        Words<S, M> words = new Words<>(samples.game(), rules);
        int ahead = rules.lookAhead(position, moves, positions, bounds, FROM);
        check.equal(
                words.moves(position, candidates),
                words.moves(position, PackedMoves.list(Arrays.copyOfRange(moves, FROM, FROM + ahead))),
                "the moves of lookAhead",
                "the candidates in their order");
        for (int i = FROM; i < FROM + candidates.size(); i++) {
            long child = rules.play(position, moves[i]);
            String move = rules.unpackMove(position, moves[i]).toString();
            check.equal(child, positions[i], "the position after " + move + " by lookAhead", "what play gives");
            check.equal(
                    Words.bounds(rules.bounds(child)),
                    Words.bounds(bounds[i]),
                    "the bounds after " + move + " by lookAhead",
                    "what bounds gives for the position after the move");
        }
    }
}
