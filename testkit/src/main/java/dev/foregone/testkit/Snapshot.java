package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that can be seen of a state from outside, copied.
 *
 * @param notation how the game writes it
 * @param text its {@code toString()}
 * @param hash its hash code
 * @param future its value, moves and player to move
 */
record Snapshot(String notation, String text, int hash, Future future) {

    /** The properties that equal states share, as far as they show at once. */
    record Future(Optional<GameValue> terminalValue, List<? extends Move> legalMoves, Optional<String> playerToMove) {

        static <S extends GameState<S, M>, M extends Move> Future of(Game<S, M> game, S state) {
            return new Future(state.terminalValue(), List.copyOf(state.legalMoves()), game.playerToMove(state));
        }

        /** Their differences, in words; empty if there are none. */
        String differenceTo(Future other) {
            return sentence(differences(other));
        }

        private Stream<@Nullable String> differences(Future other) {
            return Stream.of(
                    difference("the player to move", playerToMove, other.playerToMove),
                    difference("terminalValue()", terminalValue, other.terminalValue),
                    difference("legalMoves()", legalMoves, other.legalMoves));
        }
    }

    static <S extends GameState<S, M>, M extends Move> Snapshot of(Game<S, M> game, S state) {
        return new Snapshot(game.format(state), state.toString(), state.hashCode(), Future.of(game, state));
    }

    /** Their differences, in words; empty if there are none. */
    String differenceTo(Snapshot other) {
        Stream<@Nullable String> writing =
                Stream.of(difference("format()", notation, other.notation), difference("toString()", text, other.text));
        return sentence(Stream.of(
                        writing,
                        future.differences(other.future),
                        Stream.of(difference("hashCode()", hash, other.hash)))
                .flatMap(each -> each));
    }

    /** Whether all that differs are legal moves that print alike: their type has no {@code equals}. */
    boolean differsInEqualsOfMovesOnly(Snapshot other) {
        return !future.legalMoves.equals(other.future.legalMoves)
                && Check.printAlike(future.legalMoves, other.future.legalMoves)
                && equals(new Snapshot(
                        other.notation,
                        other.text,
                        other.hash,
                        new Future(other.future.terminalValue, future.legalMoves, other.future.playerToMove)));
    }

    private static @Nullable String difference(String what, Object one, Object other) {
        if (one.equals(other)) {
            return null;
        }
        return Check.printAlike(one, other)
                ? what + ": " + one + " and " + other + " " + Check.DIFFER
                : what + ": " + words(one) + ", then " + words(other);
    }

    private static Object words(Object value) {
        return value instanceof Optional<?> optional
                ? optional.map(Object::toString).orElse("none")
                : value;
    }

    private static String sentence(Stream<@Nullable String> differences) {
        return differences.filter(each -> each != null).collect(Collectors.joining("; "));
    }
}
