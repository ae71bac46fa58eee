package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.spi.Engine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine contract on questions within a number of plies, and on advice. */
class BrokenAdviceTest {

    private static Engine subject = new MeddlingEngine();

    static final class Contract extends EngineContract {

        @Override
        protected Engine engine() {
            return subject;
        }

        @Override
        protected int randomGames() {
            return 20;
        }
    }

    @Test
    void acceptsARightEngine() {
        subject = new MeddlingEngine();
        Contract contract = new Contract();
        contract.withinPlies();
        contract.withinPliesOfCyclicGames();
        contract.advice();
        contract.adviceOnCyclicGames();
        contract.sameAdvice();
        contract.adviceWithinPlies();
        contract.adviceWithinPliesOfCyclicGames();
        contract.stoppedAtAnyMoment();
        contract.closed();
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @MethodSource("brokenEngines")
    void rejects(String fault, String test, Engine broken, String words) {
        subject = broken;
        assertThat(Contracts.rejection(Contract.class, test))
                .contains("engine 'meddling'")
                .contains(words);
    }

    static Stream<Arguments> brokenEngines() {
        return Stream.of(wrongWithinPlies(), wrongBounds(), wrongAdvice(), wrongAdviceWithinPlies())
                .flatMap(each -> each);
    }

    private static Arguments broken(String fault, String test, Engine engine, String words) {
        return Arguments.of(fault, test, engine, words);
    }

    private static boolean isWithin(Bounds bounds, int plies) {
        return bounds.atLeast().value() != GameValue.DRAW && bounds.atLeast().plies() <= plies;
    }

    private static Stream<Arguments> wrongWithinPlies() {
        Engine oneLate = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Bounds proved(Bounds bounds, S state, Limits limits) {
                Outcome outcome = bounds.atLeast();
                return outcome.value() == GameValue.WIN ? Bounds.exactly(Outcome.win(outcome.plies() + 1)) : bounds;
            }
        };
        Engine oneShort = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Bounds proved(Bounds bounds, S state, Limits limits) {
                int plies = limits.plies();
                boolean atTheLast = isWithin(bounds, plies) && !isWithin(bounds, plies - 1);
                return atTheLast ? new Bounds(Outcome.loss(plies + 1), Outcome.win(plies + 1)) : bounds;
            }
        };
        Engine lazy = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Bounds proved(Bounds bounds, S state, Limits limits) {
                return Bounds.unknown();
            }
        };
        Engine roomy = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Bounds proved(Bounds bounds, S state, Limits limits) {
                int plies = limits.plies();
                return isWithin(bounds, plies) ? bounds : new Bounds(Outcome.loss(plies), Outcome.win(plies));
            }
        };
        Engine stale = new MeddlingEngine() {
            private final Map<Object, Bounds> first = new HashMap<>();

            @Override
            void opened() {
                first.clear();
            }

            @Override
            <S extends GameState<S, M>, M extends Move> Bounds proved(Bounds bounds, S state, Limits limits) {
                int next = limits.plies() + 1;
                Bounds now =
                        isWithin(bounds, limits.plies()) ? bounds : new Bounds(Outcome.loss(next), Outcome.win(next));
                return Objects.requireNonNullElse(first.putIfAbsent(state, now), now);
            }
        };
        Stream<Arguments> inBoth = Stream.of("withinPlies", "withinPliesOfCyclicGames")
                .flatMap(test -> Stream.of(
                        broken("a win found one ply late", test, oneLate, "leave out the outcome"),
                        broken("none within n, where there is one in n", test, oneShort, "leave out the outcome"),
                        broken("nothing found", test, lazy, "a win or a loss so near is found"),
                        broken("nothing ruled out", test, roomy, "leave room for a win or a loss"),
                        broken("the answer for other plies", test, stale, "limit of ")));
        Arguments byLine = broken(
                "memory that depends on the line",
                "withinPliesOfCyclicGames",
                new PathDependent(),
                "leave out the outcome");
        return Stream.concat(inBoth, Stream.of(byLine));
    }

    private static Stream<Arguments> wrongAdviceWithinPlies() {
        Engine farsighted = new MeddlingEngine() {
            @Override
            Limits asked(Limits limits) {
                return Limits.none().withPositions(100_000);
            }
        };
        Engine shortsighted = new MeddlingEngine() {
            @Override
            Limits asked(Limits limits) {
                return limits.withPlies(Math.max(0, limits.plies() - 1));
            }
        };
        AtomicInteger questions = new AtomicInteger();
        Engine experienced = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
                double estimate = 1.0 / questions.incrementAndGet();
                List<AdvisedMove<M>> estimated = advice.moves().stream()
                        .map(move -> AdvisedMove.of(move.move(), move.bounds(), OptionalDouble.of(estimate)))
                        .toList();
                return Advice.of(advice.state(), advice.bounds(), estimated, advice.line());
            }
        };
        return Stream.of("adviceWithinPlies", "adviceWithinPliesOfCyclicGames")
                .flatMap(test -> Stream.of(
                        broken("what lies beyond", test, farsighted, "nothing is said of what is decided farther away"),
                        broken("one ply too few", test, shortsighted, "a win or a loss so near is found"),
                        broken("memory of other questions", test, experienced, "the moves after other questions")));
    }

    /** Holds a repetition for no win and no loss, and keeps what follows from that for other lines. */
    private static final class PathDependent extends MeddlingEngine {

        private record Asked(Object state, int plies) {}

        private final Map<Asked, Outcome> known = new HashMap<>();

        @Override
        void opened() {
            known.clear();
        }

        @Override
        <S extends GameState<S, M>, M extends Move> Bounds proved(Bounds bounds, S state, Limits limits) {
            Outcome outcome = search(state, limits.plies(), List.of());
            int next = limits.plies() + 1;
            return outcome.isEndless() ? new Bounds(Outcome.loss(next), Outcome.win(next)) : Bounds.exactly(outcome);
        }

        /** The win or loss within the plies, or an endless draw if there is none. */
        private <S extends GameState<S, M>, M extends Move> Outcome search(S state, int plies, List<S> line) {
            if (state.terminalValue().isPresent()) {
                Outcome end = Outcome.finished(state.terminalValue().orElseThrow());
                return end.value() == GameValue.DRAW ? Outcome.endlessDraw() : end;
            }
            if (plies == 0 || line.contains(state)) {
                return Outcome.endlessDraw();
            }
            Outcome before = known.get(new Asked(state, plies));
            if (before != null) {
                return before;
            }
            List<S> longer = Stream.concat(line.stream(), Stream.of(state)).toList();
            Outcome best = state.legalMoves().stream()
                    .map(move -> search(state.play(move), plies - 1, longer).backedUp(state.movesAgain(move)))
                    .max(Outcome::compareTo)
                    .orElseThrow();
            known.put(new Asked(state, plies), best);
            return best;
        }
    }

    /** Each move's bounds changed, and nothing said of the position beside that. */
    private static Engine movesChanged(UnaryOperator<Outcome> change) {
        return new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
                return Advice.of(advice.state(), Bounds.unknown(), changed(advice.moves()), advice.line());
            }

            private <M extends Move> List<AdvisedMove<M>> changed(List<AdvisedMove<M>> moves) {
                return moves.stream()
                        .map(move -> move.bounds().isExact()
                                ? AdvisedMove.of(
                                        move.move(),
                                        Bounds.exactly(
                                                change.apply(move.bounds().atLeast())),
                                        OptionalDouble.empty())
                                : move)
                        .toList();
            }
        };
    }

    private static Stream<Arguments> wrongBounds() {
        Engine notBackedUp = movesChanged(outcome -> switch (outcome.value()) {
            case WIN -> Outcome.loss(Math.max(0, outcome.plies() - 1));
            case LOSS -> Outcome.win(Math.max(0, outcome.plies() - 1));
            case DRAW -> outcome;
        });
        Engine negatedOnly = movesChanged(
                outcome -> outcome.value() == GameValue.LOSS ? Outcome.loss(outcome.plies() - 1) : outcome);
        Engine hopeful = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
                return advice.bounds().isExact()
                        ? advice
                        : Advice.of(
                                advice.state(), Bounds.exactly(Outcome.endlessDraw()), advice.moves(), advice.line());
            }
        };
        return Stream.of("advice", "adviceOnCyclicGames")
                .flatMap(test -> Stream.of(
                        broken("the bounds of the child", test, notBackedUp, "leave out"),
                        broken("plies not backed up", test, negatedOnly, "leave out"),
                        broken("a guess at a limit", test, hopeful, "advi")));
    }

    private static Stream<Arguments> wrongAdvice() {
        Engine throwing = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
                if (limits.positions() < 2) {
                    throw new SearchStoppedException("a limit was hit", Bounds.unknown());
                }
                return advice;
            }
        };
        Engine forgetful = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
                int last = Math.max(1, advice.moves().size() - 1);
                return advice.moves().isEmpty()
                        ? advice
                        : Advice.of(
                                advice.state(), Bounds.unknown(), advice.moves().subList(0, last), advice.line());
            }
        };
        Engine wayward = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
                List<M> twice = advice.moves().stream()
                        .limit(1)
                        .flatMap(first -> Stream.of(first.move(), first.move()))
                        .toList();
                return Advice.of(advice.state(), advice.bounds(), advice.moves(), twice);
            }
        };
        Engine circling = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
                List<M> line = new ArrayList<>(advice.bestMove().stream().toList());
                S next = advice.bestMove().map(advice.state()::play).orElse(advice.state());
                while (line.size() < 50 && !next.legalMoves().isEmpty()) {
                    line.add(next.legalMoves().get(0));
                    next = next.play(next.legalMoves().get(0));
                }
                return Advice.of(advice.state(), advice.bounds(), advice.moves(), line);
            }
        };
        Engine lost = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
                S next = advice.bestMove().map(advice.state()::play).orElse(advice.state());
                return Advice.of(next, advice.bounds(), List.of(), List.of());
            }
        };
        Engine unsure = new MeddlingEngine() {
            @Override
            <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
                List<AdvisedMove<M>> open = advice.moves().stream()
                        .map(move -> AdvisedMove.of(move.move(), Bounds.unknown(), OptionalDouble.of(0)))
                        .toList();
                return Advice.of(advice.state(), Bounds.unknown(), open, List.of());
            }
        };
        AtomicInteger sessions = new AtomicInteger();
        Engine moody = new MeddlingEngine() {
            @Override
            void opened() {
                sessions.incrementAndGet();
            }

            @Override
            <S extends GameState<S, M>, M extends Move> Advice<S, M> advised(Advice<S, M> advice, Limits limits) {
                List<AdvisedMove<M>> moves = advice.moves();
                List<AdvisedMove<M>> estimated = IntStream.range(0, moves.size())
                        .mapToObj(i -> AdvisedMove.of(
                                moves.get(i).move(), Bounds.unknown(), OptionalDouble.of(1.0 / (sessions.get() + i))))
                        .toList();
                return Advice.of(advice.state(), Bounds.unknown(), estimated, List.of());
            }
        };
        Engine undead = new MeddlingEngine() {
            @Override
            boolean advisesAfterItsEnd() {
                return true;
            }
        };
        return Stream.of(
                broken("an exception at a limit", "advice", throwing, "advise throws"),
                broken("an exception at a limit", "adviceOnCyclicGames", throwing, "advise throws"),
                broken("a move left out", "advice", forgetful, "each legal move is there once"),
                broken("a move left out", "adviceOnCyclicGames", forgetful, "each legal move is there once"),
                broken("a line that cannot be played", "advice", wayward, "cannot be played"),
                broken("a line that never ends", "adviceOnCyclicGames", circling, "has come back to a position"),
                broken("advice about another position", "advice", lost, "the position that was asked about"),
                broken("nothing proved without limits", "advice", unsure, "without limits, a best move is proved"),
                broken("chance", "sameAdvice", moody, "the same question has the same answer"),
                broken("advice after close", "closed", undead, "advise after close should throw"));
    }
}
