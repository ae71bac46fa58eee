package dev.foregone.testkit.check;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a position looks like from outside.
 *
 * @param answers the answers about it, copied, each under its question
 */
public record Snapshot(Map<String, Object> answers) {

    private static final String NOTATION = "format()";
    private static final String MOVES = "legalMoves()";

    /** All that can be seen of a state. */
    public static <S extends GameState<S, M>, M extends Move> Snapshot of(Game<S, M> game, S state) {
        Map<String, Object> answers = new LinkedHashMap<>();
        answers.put(NOTATION, game.format(state));
        answers.put("toString()", state.toString());
        answers.putAll(future(game, state).answers);
        answers.put("hashCode()", state.hashCode());
        return new Snapshot(answers);
    }

    /** The properties that equal states share, as far as they show at once. */
    public static <S extends GameState<S, M>, M extends Move> Snapshot future(Game<S, M> game, S state) {
        Map<String, Object> answers = new LinkedHashMap<>();
        answers.put("the player to move", game.playerToMove(state));
        answers.put("terminalValue()", state.terminalValue());
        answers.put(MOVES, List.copyOf(state.legalMoves()));
        return new Snapshot(answers);
    }

    /** What packed rules say of a position. */
    public static <S extends GameState<S, M>, M extends Move> Snapshot of(PackedRules<S, M> rules, S state) {
        Map<String, Object> answers = new LinkedHashMap<>();
        long position = rules.pack(state);
        int terminal = rules.terminal(position);
        answers.put("pack", position);
        answers.put("terminal", Words.score(terminal));
        answers.put("canonical", rules.canonical(position));
        answers.put("soonestDraw", rules.soonestDraw(position));
        answers.put("maxPlies", rules.maxPlies(position));
        long bounds = rules.bounds(position);
        answers.put("lower bound", Words.score(Score.atLeast(bounds)));
        answers.put("upper bound", Words.score(Score.atMost(bounds)));
        if (terminal == Score.ONGOING) {
            moves(rules, position, answers);
        }
        return new Snapshot(answers);
    }

    private static void moves(PackedRules<?, ?> rules, long position, Map<String, Object> answers) {
        List<Integer> moves = PackedMoves.list(PackedMoves.legal(rules, position));
        answers.put("legalMoves", moves);
        answers.put(
                "play of each move",
                moves.stream().map(move -> rules.play(position, move)).toList());
        answers.put("candidates", PackedMoves.candidates(rules, position));
        answers.put("key", rules.key(position));
        if (!rules.alternates()) {
            answers.put(
                    "movesAgain of each move",
                    moves.stream().map(move -> rules.movesAgain(position, move)).toList());
        }
    }

    public String notation() {
        return String.valueOf(answers.get(NOTATION));
    }

    public @Nullable Object legalMoves() {
        return answers.get(MOVES);
    }

    /** The answers that differ, in words; empty if none do. */
    public String differenceTo(Snapshot other) {
        return differing(other)
                .map(question -> difference(question, answers.get(question), other.answers.get(question)))
                .collect(Collectors.joining("; "));
    }

    /** Whether all that differs are legal moves that print alike: their type has no {@code equals}. */
    public boolean differsInEqualsOfMovesOnly(Snapshot other) {
        return differing(other).toList().equals(List.of(MOVES)) && Check.printAlike(legalMoves(), other.legalMoves());
    }

    private Stream<String> differing(Snapshot other) {
        return answers.keySet().stream()
                .filter(question -> !Objects.equals(answers.get(question), other.answers.get(question)));
    }

    private static String difference(String question, @Nullable Object one, @Nullable Object other) {
        return Check.printAlike(one, other)
                ? question + ": " + one + " and " + other + " " + Check.DIFFER
                : question
                        + Check.reordered(one, other)
                                .map(parts -> " in another order: " + parts)
                                .orElseGet(() -> ": " + words(one) + ", then " + words(other));
    }

    private static @Nullable Object words(@Nullable Object value) {
        return value instanceof Optional<?> optional
                ? optional.map(Object::toString).orElse("none")
                : value;
    }
}
