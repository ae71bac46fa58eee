package dev.foregone.learning;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.weights.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Games against oneself: some moves at random, then the best known of each position. What a game is depends on its seed alone.
 *
 * @param limits of each move
 * @param cells how many there are where games begin
 */
record SelfPlay<S extends GameState<S, M>, M extends Move>(SelfPlayer<S, M> player, Limits limits, int cells) {

    /** So many positions of a game are taken once its value is proved. */
    private static final int DECIDED = 2;

    /**
     * The positions of a game.
     *
     * @param number the number that they bear
     */
    List<TrainingPosition> play(Optional<Weights> weights, int number, long seed, int longestOpening) {
        SplittableRandom random = new SplittableRandom(seed);
        S state = player.opening(random, longestOpening);
        List<TrainingPosition> samples = new ArrayList<>();
        int decided = 0;
        try (Solver<S, M> solver = player.open(weights)) {
            for (int ply = 0; ply < SelfPlayer.LONGEST && state.terminalValue().isEmpty() && decided < DECIDED; ply++) {
                Advice<S, M> advice = solver.advise(state, limits);
                samples.add(sample(state, advice, number));
                decided += advice.bounds().value().isPresent() ? 1 : 0;
                state = state.play(anyOfBest(advice, random));
            }
        }
        float expected = samples.get(samples.size() - 1).searched();
        float result = player.result(state).map(Integer::floatValue).orElse(expected);
        return samples.stream().map(each -> each.withResult(result)).toList();
    }

    /** The rules' order of equal moves would favour a side. */
    private static <M extends Move> M anyOfBest(Advice<?, M> advice, SplittableRandom random) {
        double most = advice.moves().get(0).expected();
        List<AdvisedMove<M>> best = advice.moves().stream()
                .takeWhile(move -> move.expected() == most)
                .toList();
        return best.get(random.nextInt(best.size())).move();
    }

    private TrainingPosition sample(S state, Advice<S, M> advice, int number) {
        boolean isFirst = player.boards().isFirstToMove(state);
        Optional<GameValue> proved = advice.bounds().value();
        double expected = proved.isPresent()
                ? proved.get().compareTo(GameValue.DRAW)
                : advice.moves().get(0).expected();
        byte[] contents = player.boards().cells(state);
        if (contents.length != cells) {
            throw new IllegalStateException("cells() answered " + contents.length + " at "
                    + player.game().format(state) + ", and " + cells + " where games begin");
        }
        return new TrainingPosition(
                contents,
                isFirst,
                (float) player.boards().own(state).orElse(0),
                (float) (isFirst ? expected : -expected),
                proved.isPresent(),
                0,
                number);
    }
}
