package dev.foregone.cli.options;

import dev.foregone.answers.Failures;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.LineBuilder;
import dev.foregone.answers.PlayedLine;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Plays moves that are written in one text, separated by spaces or commas. Some notations contain commas, so
 * between two spaces the longest text that is a move is taken as one.
 */
public final class MoveSequence<S extends GameState<S, M>, M extends Move> {

    /** More commas than any notation of a move has. */
    private static final int MOST_PARTS = 8;

    private final String source;
    private final LineBuilder<S, M> line;

    /** The source of the moves begins each message: {@code --after, }. */
    public MoveSequence(GuardedGame<S, M> guarded, S start, String source) {
        this.source = source;
        this.line = new LineBuilder<>(guarded, start);
    }

    /** The game with these moves. */
    public PlayedLine<S, M> play(String moves) {
        for (String word : moves.strip().split("\\s+", -1)) {
            List<String> parts = Arrays.stream(word.split(",", -1))
                    .filter(part -> !part.isEmpty())
                    .toList();
            while (!parts.isEmpty()) {
                parts = parts.subList(playOne(parts), parts.size());
            }
        }
        return line.line();
    }

    /** The game with these moves, each a text of its own. */
    public PlayedLine<S, M> play(List<String> moves) {
        moves.forEach(move -> playOne(List.of(move)));
        return line.line();
    }

    /** Plays the first move of a word; returns the number of parts used. */
    private int playOne(List<String> parts) {
        int most = Math.min(MOST_PARTS, parts.size());
        for (int taken = most; taken > 0; taken--) {
            if (trial(parts, taken).isEmpty()) {
                return taken;
            }
        }
        throw refusal(parts, most);
    }

    private UsageException refusal(List<String> parts, int taken) {
        return new UsageException(source + "move " + (line.size() + 1) + ", " + SafeText.quoted(text(parts, taken))
                + ": " + trial(parts, taken).map(ForegoneException::getMessage).orElse("it is no move"));
    }

    /** Plays a move if it is one; otherwise returns the reason why it is not. */
    private Optional<ForegoneException> trial(List<String> parts, int taken) {
        try {
            line.play(text(parts, taken));
            return Optional.empty();
        } catch (ForegoneException refused) {
            if (!Failures.isBadInput(refused)) {
                throw refused;
            }
            return Optional.of(refused);
        }
    }

    private static String text(List<String> parts, int taken) {
        return String.join(",", parts.subList(0, taken));
    }
}
