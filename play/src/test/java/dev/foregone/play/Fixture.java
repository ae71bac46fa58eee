package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** Analyses written by hand: a position is the list of its moves' outcomes. */
final class Fixture {

    private Fixture() {}

    record Option(int number) implements Move {}

    record Crossroads(List<Outcome> outcomes) implements GameState<Crossroads, Option> {

        @Override
        public Optional<GameValue> terminalValue() {
            return outcomes.isEmpty() ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Option> legalMoves() {
            return IntStream.range(0, outcomes.size()).mapToObj(Option::new).toList();
        }

        @Override
        public Crossroads play(Option move) {
            return new Crossroads(List.of());
        }
    }

    /** The outcomes are best first, as those of every analysis. */
    static Analysis<Crossroads, Option> analysis(List<Outcome> outcomes) {
        List<RatedMove<Option>> moves = IntStream.range(0, outcomes.size())
                .mapToObj(move -> new RatedMove<>(new Option(move), outcomes.get(move)))
                .toList();
        return Analysis.of(new Crossroads(outcomes), outcomes.get(0), moves, List.of());
    }

    /** Advice about a position whose moves are known so far. */
    static Advice<Crossroads, Option> advice(List<AdvisedMove<Option>> moves) {
        List<Outcome> outcomes = moves.stream().map(move -> Outcome.draw(1)).toList();
        return Advice.of(new Crossroads(outcomes), Bounds.unknown(), moves, List.of());
    }

    /** A move of which nothing is proved. */
    static AdvisedMove<Option> estimated(int number, double estimate) {
        return AdvisedMove.of(new Option(number), Bounds.unknown(), OptionalDouble.of(estimate));
    }

    /** A move of which an outcome is proved. */
    static AdvisedMove<Option> proved(int number, Outcome outcome) {
        return AdvisedMove.of(new Option(number), Bounds.exactly(outcome), OptionalDouble.empty());
    }

    static Analysis<Crossroads, Option> finished() {
        return Analysis.of(new Crossroads(List.of()), Outcome.finished(GameValue.LOSS), List.of(), List.of());
    }
}
