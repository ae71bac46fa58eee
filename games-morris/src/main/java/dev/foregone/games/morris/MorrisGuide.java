package dev.foregone.games.morris;

import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameVariant;
import java.util.List;
import java.util.Optional;

/** What people are told of the game. */
final class MorrisGuide {

    static final String RULES = """
            The players, white first, take turns to place their men on free points. When all are placed, they slide one man along a \
            line to a free neighbouring point. Where men fly, as in Nine Men's Morris unless the variant says otherwise, a player \
            who has three men left may move one to any free point.
            Three men of a player on one line are a mill. Who closes a mill removes a man of the other: one that stands in no mill, \
            unless all do. Two mills closed at once remove one man.
            A player to move who has fewer than three men when all are placed, or cannot move, loses. A position may be repeated; an \
            endless game is a draw.
            In Three Men's Morris no man is removed: who closes a mill wins.""";

    static final List<GameVariant> VARIANTS = List.of(
            new GameVariant("Six Men's Morris", "6"),
            new GameVariant("Nine Men's Morris", "9"),
            new GameVariant("Three Men's Morris", "3"),
            new GameVariant("Four men on the board of six", "4"),
            new GameVariant("Five men on the board of six", "5"),
            new GameVariant("Six Men's Morris, three men fly", "6f"),
            new GameVariant("Nine Men's Morris, no man flies", "9s"));

    private MorrisGuide() {}

    /** Lights the mill, or the men who have lost. */
    static Optional<GameEnding> ending(Morris state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        if (state.variant().millWins() && !state.mill().isEmpty()) {
            return Optional.of(new GameEnding("a mill is closed", sites(state, state.mill())));
        }
        List<Integer> men = state.men();
        String reason =
                men.size() < Morris.LEAST && state.inHand() == 0 ? "fewer than three men are left" : "no move left";
        return Optional.of(new GameEnding(reason, sites(state, men)));
    }

    private static List<String> sites(Morris state, List<Integer> points) {
        return points.stream()
                .map(point -> state.variant().board().point(point).toString())
                .toList();
    }
}
