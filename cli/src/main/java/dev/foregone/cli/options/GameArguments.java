package dev.foregone.cli.options;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.SafeText;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game and the position. A position may be one argument or several: many notations have spaces. */
public final class GameArguments {

    private static final int LONGEST_SURPLUS = 200;

    @Parameters(index = "0", paramLabel = "GAME", description = "The id of a game; 'foregone games' lists them.")
    private String game = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "POSITION",
            description = "A position in the game's notation, in one argument or several; the beginning if left out.")
    private List<String> position = new ArrayList<>();

    @Option(
            names = "--after",
            paramLabel = "MOVES",
            description = "Moves from there, in the game's notation, separated by spaces or commas: --after \"d3 c5\".")
    private @Nullable String after;

    public String id() {
        return game;
    }

    public Optional<String> position() {
        return position.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", position));
    }

    /** Says what follows the notation in the position that was given, such as the clocks of a FEN; empty if nothing does. */
    public <S extends GameState<S, M>, M extends Move> Optional<String> surplus(GuardedGame<S, M> guarded) {
        return position().flatMap(given -> {
            String notation = guarded.notation(guarded.position(position()));
            String plain = given.strip().replaceAll("\\s+", " ");
            return plain.startsWith(notation + " ")
                    ? Optional.of("read as " + notation + "; what follows does not count: "
                            + SafeText.line(plain.substring(notation.length() + 1), LONGEST_SURPLUS))
                    : Optional.empty();
        });
    }

    public boolean hasMoves() {
        return after != null;
    }

    /** The position after the moves, made from the named position or else from the initial one. */
    public <S extends GameState<S, M>, M extends Move> S start(GuardedGame<S, M> guarded) {
        S named = guarded.position(position());
        return after == null
                ? named
                : new MoveSequence<>(guarded, named, "--after, ").play(after).end();
    }
}
