package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.play.Opponent;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.testkit.build.Thorough;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** However little time there is, as while Java starts, no opponent misses a win in one move, or leaves one to the other player. */
@Timeout(600)
class EndsAtOnceTest {

    private static final Engines ENGINES = Engines.load();

    private static final int GAMES = Thorough.orFew(40, 4);

    private static final List<Limits> LIMITS = List.of(
            Limits.none().withPositions(0),
            Limits.none().withPositions(1),
            Limits.none().withTime(Duration.ZERO),
            Limits.none().withTime(Duration.ofMillis(1)));

    static Stream<Game<?, ?>> games() {
        return Games.load().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    <S extends GameState<S, M>, M extends Move> void areNeverMissed(Game<S, M> game) {
        Random random = new Random(game.id().hashCode());
        for (int i = 0; i < GAMES; i++) {
            S state = game.initialState();
            for (int ply = 0; ply < 80 && state.terminalValue().isEmpty(); ply++) {
                if (hasNearEnd(state)) {
                    for (Engine engine : ENGINES.all()) {
                        Limits limits = LIMITS.get(random.nextInt(LIMITS.size()));
                        moves(game, engine, state, limits);
                    }
                }
                state = state.play(any(state.legalMoves(), random));
            }
        }
    }

    private static <M> M any(List<M> moves, Random random) {
        return moves.get(random.nextInt(moves.size()));
    }

    private static <S extends GameState<S, M>, M extends Move> void moves(
            Game<S, M> game, Engine engine, S state, Limits limits) {
        if (!engine.supports(game).supported()) {
            return;
        }
        try (Solver<S, M> solver = engine.open(game)) {
            M move = Opponent.perfect(solver).within(limits).choose(state, 0);
            List<M> legal = state.legalMoves();
            assertThat(rank(state, move))
                    .as("%s, %s, %s, %s by %s", game.id(), game.format(state), limits, move, engine.id())
                    .isEqualTo(legal.stream()
                            .mapToInt(each -> rank(state, each))
                            .max()
                            .orElseThrow());
        }
    }

    private static <S extends GameState<S, M>, M extends Move> boolean hasNearEnd(S state) {
        return state.legalMoves().stream()
                        .mapToInt(move -> rank(state, move))
                        .distinct()
                        .count()
                > 1;
    }

    /** 1 for a move that wins at once, -1 for one that loses at once or lets the other player win at once. */
    private static <S extends GameState<S, M>, M extends Move> int rank(S state, M move) {
        S after = state.play(move);
        if (after.terminalValue().isPresent()) {
            return ended(state, move).value().compareTo(GameValue.DRAW);
        }
        boolean isLost = !state.movesAgain(move)
                && after.legalMoves().stream()
                        .anyMatch(reply -> after.play(reply).terminalValue().isPresent()
                                && ended(after, reply).equals(Outcome.win(1)));
        return isLost ? -1 : 0;
    }

    private static <S extends GameState<S, M>, M extends Move> Outcome ended(S before, M move) {
        return Outcome.finished(before.play(move).terminalValue().orElseThrow()).backedUp(before.movesAgain(move));
    }

    /** The move 1 loses in two plies. */
    @Test
    void adviceThatRestsOnNothingSaysSo() {
        isUninformed(Games.load().get("connectfour"), "41414");
    }

    private static <S extends GameState<S, M>, M extends Move> void isUninformed(Game<S, M> game, String position) {
        S state = game.parse(position);
        try (Solver<S, M> solver = ENGINES.get("memo").open(game)) {
            Advice<S, M> advice = solver.advise(state, Limits.none().withPositions(1));
            assertThat(advice.isUninformed()).isTrue();
            assertThat(advice.bestMove().map(Object::toString)).contains("4");
            assertThat(solver.advise(state, Limits.none().withPositions(1_000_000))
                            .isUninformed())
                    .isFalse();
        }
    }
}
