package dev.foregone.play;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import java.util.Optional;

/** A move is right that keeps the win. */
record KeptWins<S extends GameState<S, M>, M extends Move>(Questions<S, M> questions) implements PuzzleJudge<S, M> {

    @Override
    public Optional<M> only(S state, int made) {
        Analysis<S, M> analysis = questions.analysis(state, 1);
        return analysis.outcome().value() == GameValue.WIN
                ? Difficulty.of(analysis).onlyMove()
                : Optional.empty();
    }

    @Override
    public M defence(S state, int made) {
        return questions.analysis(state, 1).bestMoves().get(0);
    }
}
