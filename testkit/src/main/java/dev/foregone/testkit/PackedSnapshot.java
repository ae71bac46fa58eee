package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The answers of packed rules about a position, each under its question. Two are equal if the answers are. */
final class PackedSnapshot {

    private final Map<String, Object> answers = new LinkedHashMap<>();

    private PackedSnapshot() {}

    static <S extends GameState<S, M>, M extends Move> PackedSnapshot of(PackedRules<S, M> rules, S state) {
        PackedSnapshot seen = new PackedSnapshot();
        long position = rules.pack(state);
        int terminal = rules.terminal(position);
        seen.answers.put("pack", position);
        seen.answers.put("terminal", new Scored(terminal));
        seen.answers.put("canonical", rules.canonical(position));
        seen.answers.put("soonestDraw", rules.soonestDraw(position));
        seen.answers.put("maxPlies", rules.maxPlies(position));
        long bounds = rules.bounds(position);
        seen.answers.put("lower bound", new Scored(Score.atLeast(bounds)));
        seen.answers.put("upper bound", new Scored(Score.atMost(bounds)));
        if (terminal == Score.ONGOING) {
            seen.moves(rules, position);
        }
        return seen;
    }

    private void moves(PackedRules<?, ?> rules, long position) {
        int[] moves = PackedAgreement.moves(rules, position);
        answers.put("legalMoves", Arrays.stream(moves).boxed().toList());
        answers.put(
                "play of each move",
                Arrays.stream(moves)
                        .mapToObj(move -> rules.play(position, move))
                        .toList());
        int[] candidates = new int[rules.maxMoves(position)];
        int count = rules.candidates(position, candidates, 0);
        answers.put("candidates", Arrays.stream(candidates, 0, count).boxed().toList());
        answers.put("key", rules.key(position));
        if (!rules.alternates()) {
            answers.put("movesAgain of each move", again(rules, position, moves));
        }
    }

    private static List<Boolean> again(PackedRules<?, ?> rules, long position, int[] moves) {
        return Arrays.stream(moves)
                .mapToObj(move -> rules.movesAgain(position, move))
                .toList();
    }

    /** A score that is written as an outcome. */
    private record Scored(int score) {
        @Override
        public String toString() {
            return Words.score(score);
        }
    }

    /** The answers that differ, in words. */
    String differenceTo(PackedSnapshot other) {
        return answers.entrySet().stream()
                .filter(each -> !each.getValue().equals(other.answers.get(each.getKey())))
                .map(each -> each.getKey() + ": " + each.getValue() + ", then " + other.answers.get(each.getKey()))
                .collect(Collectors.joining("; "));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PackedSnapshot that && answers.equals(that.answers);
    }

    @Override
    public int hashCode() {
        return Objects.hash(answers);
    }
}
