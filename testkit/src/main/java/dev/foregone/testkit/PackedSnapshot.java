package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What packed rules say of a position. */
final class PackedSnapshot {

    private PackedSnapshot() {}

    static <S extends GameState<S, M>, M extends Move> Snapshot of(PackedRules<S, M> rules, S state) {
        Map<String, Object> answers = new LinkedHashMap<>();
        long position = rules.pack(state);
        int terminal = rules.terminal(position);
        answers.put("pack", position);
        answers.put("terminal", new Scored(terminal));
        answers.put("canonical", rules.canonical(position));
        answers.put("soonestDraw", rules.soonestDraw(position));
        answers.put("maxPlies", rules.maxPlies(position));
        long bounds = rules.bounds(position);
        answers.put("lower bound", new Scored(Score.atLeast(bounds)));
        answers.put("upper bound", new Scored(Score.atMost(bounds)));
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

    /** A score that is written as an outcome. */
    private record Scored(int score) {
        @Override
        public String toString() {
            return Words.score(score);
        }
    }
}
