package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.AdvisedMove;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** In a game of many moves, none of which decides much, and of which nothing is known but how games at random end. */
@Timeout(60)
class LookAheadTest {

    private static final int NUMBERS = 40;

    private record Take(int number) implements Move {}

    /** Two players take numbers in turn until none is left; who has the greater sum has won. The sets are bits. */
    private record Numbers(long own, long others) implements GameState<Numbers, Take> {

        @Override
        public Optional<GameValue> terminalValue() {
            if (Long.bitCount(own | others) < NUMBERS) {
                return Optional.empty();
            }
            int lead = sum(own) - sum(others);
            return Optional.of(lead > 0 ? GameValue.WIN : lead < 0 ? GameValue.LOSS : GameValue.DRAW);
        }

        private static int sum(long numbers) {
            return bits(numbers).sum();
        }

        private static IntStream bits(long numbers) {
            return IntStream.range(0, NUMBERS).filter(number -> (numbers >>> number & 1) != 0);
        }

        @Override
        public List<Take> legalMoves() {
            return terminalValue().isPresent()
                    ? List.of()
                    : bits(~(own | others)).mapToObj(Take::new).toList();
        }

        @Override
        public Numbers play(Take move) {
            return new Numbers(others, own | 1L << move.number);
        }
    }

    private static final class NumbersGame implements Game<Numbers, Take> {

        @Override
        public String id() {
            return "numbers";
        }

        @Override
        public Numbers initialState() {
            return new Numbers(0, 0);
        }
    }

    /** Sixteen games for each move tell less than chance does: what is seen of a move in the games for the others counts too. */
    @Test
    void gamesPlayedOutTellGoodMovesOfManyFromBad() {
        NumbersGame game = new NumbersGame();
        try (Solver<Numbers, Take> solver = new AnytimeEngine().open(game)) {
            List<AdvisedMove<Take>> moves = solver.advise(
                            game.initialState(), Limits.none().withPlies(2))
                    .moves();
            assertThat(moves).hasSize(NUMBERS);
            assertThat(correlation(moves)).isGreaterThan(0.85);
        }
    }

    /** Of the numbers and what is expected of those who take them. */
    private static double correlation(List<AdvisedMove<Take>> moves) {
        double[] numbers =
                moves.stream().mapToDouble(move -> move.move().number()).toArray();
        double[] expected = moves.stream().mapToDouble(AdvisedMove::expected).toArray();
        return covariance(numbers, expected) / Math.sqrt(covariance(numbers, numbers) * covariance(expected, expected));
    }

    private static double covariance(double[] one, double[] other) {
        double mean = IntStream.range(0, one.length)
                .mapToDouble(i -> one[i])
                .average()
                .orElseThrow();
        double its = IntStream.range(0, other.length)
                .mapToDouble(i -> other[i])
                .average()
                .orElseThrow();
        return IntStream.range(0, one.length)
                .mapToDouble(i -> (one[i] - mean) * (other[i] - its))
                .sum();
    }
}
