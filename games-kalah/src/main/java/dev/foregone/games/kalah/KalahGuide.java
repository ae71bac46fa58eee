package dev.foregone.games.kalah;

import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameVariant;
import java.util.List;
import java.util.Optional;

/** What people are told of the game. */
final class KalahGuide {

    static final String RULES = """
            Each player has a row of houses and a store at the end of it; south's are below and to the right. South begins. A \
            player takes all seeds of one own house and sows them one by one, counterclockwise, into the following houses and the own \
            store, but not into the other's store.
            If the last seed falls into the own store, the player moves again. If it falls into an own house that was empty, it goes \
            to the own store, with all seeds of the opposite house, even if there are none.
            The game ends as soon as one player's houses are all empty. The other takes the seeds that are left in their own. Who \
            has more seeds wins; equal numbers are a draw.""";

    static final List<GameVariant> VARIANTS =
            List.of(variant(4, 3), variant(3, 3), variant(4, 4), variant(5, 3), variant(6, 3), variant(6, 4));

    private KalahGuide() {}

    private static GameVariant variant(int houses, int seeds) {
        return new GameVariant(houses + " houses with " + seeds + " seeds each", houses + "x" + seeds);
    }

    /** Lights the stores. */
    static Optional<GameEnding> ending(Kalah state) {
        return state.terminalValue()
                .map(result -> new GameEnding(
                        Math.max(state.mine().store(), state.theirs().store()) + " seeds to "
                                + Math.min(state.mine().store(), state.theirs().store()),
                        List.of(KalahDiagram.store(KalahGame.SOUTH), KalahDiagram.store(KalahGame.NORTH))));
    }
}
