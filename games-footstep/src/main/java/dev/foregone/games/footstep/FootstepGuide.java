package dev.foregone.games.footstep;

import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameVariant;
import java.util.List;
import java.util.Optional;

/** What people are told of the game. */
final class FootstepGuide {

    static final String RULES = """
            The players A and B stand on platforms. In turn, A first, they step to a platform beside theirs: up, down, left or \
            right, also to that of the other. The platform left behind vanishes.
            Who cannot step loses, and so does a player whose platform has vanished, because the other stood there too and has \
            left. There are no draws.""";

    static final List<GameVariant> VARIANTS = List.of(
            new GameVariant("5 x 5", "11111/11111/11111/11111/11111 0,0 4,4 A"),
            new GameVariant("3 x 3", "111/111/111 0,0 2,2 A"),
            new GameVariant("4 x 4", "1111/1111/1111/1111 0,0 3,3 A"),
            new GameVariant("6 x 6", "111111/111111/111111/111111/111111/111111 0,0 5,5 A"),
            new GameVariant("5 x 5 with a pond", "11111/10001/10001/10001/11111 0,0 4,4 A"));

    private FootstepGuide() {}

    /** Lights the player who has lost. */
    static Optional<GameEnding> ending(Footstep state) {
        return state.terminalValue().map(lost -> {
            String player = state.aMoves() ? "A" : "B";
            Step cell = state.aMoves() ? state.a() : state.b();
            return new GameEnding(
                    state.board().has(cell.row(), cell.column())
                            ? player + " has no platform to step to"
                            : player + "'s platform has vanished",
                    List.of(cell.toString()));
        });
    }
}
