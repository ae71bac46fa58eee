package dev.foregone.games.kalah;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A position of Kalah: the player to move takes all seeds of one of their houses and sows them one by one over the
 * following houses and stores, except the opponent's store. A player whose last seed falls into their own store moves
 * again. A last seed that falls into an own empty house is moved to the own store together with all seeds in the
 * opposite house, even if there are none (<em>empty capture</em>). The game ends as soon as one side's houses are
 * empty: the other player takes the seeds left in their own, and more seeds win.
 *
 * @param mine the side of the player to move
 * @param theirs the side of the other
 * @param southMoves whether the player to move is south, who began
 */
public record Kalah(Side mine, Side theirs, boolean southMoves) implements GameState<Kalah, Sow> {

    /**
     * Checks that the two sides belong to one game.
     *
     * @param mine the side of the player to move
     * @param theirs the side of the other
     * @param southMoves whether the player to move is south
     * @throws IllegalArgumentException if one has more houses than the other, or only one has seeds in its houses
     */
    public Kalah {
        if (mine.houses().size() != theirs.houses().size()) {
            throw new IllegalArgumentException("one side has " + mine.houses().size() + " houses and the other "
                    + theirs.houses().size() + "; both have the same number");
        }
        if (mine.inHouses() == 0 ^ theirs.inHouses() == 0) {
            throw new IllegalArgumentException("one side's houses are empty and the other's hold "
                    + (mine.inHouses() + theirs.inHouses()) + " seeds; these are in a store when the game is over");
        }
    }

    /**
     * The position before the first move.
     *
     * @param houses of each side, 1 or more
     * @param seeds in each house, 1 or more
     * @return the position, south to move
     */
    public static Kalah start(int houses, int seeds) {
        return new Kalah(Side.full(houses, seeds), Side.full(houses, seeds), true);
    }

    /** The houses of each side. */
    int houses() {
        return mine.houses().size();
    }

    /** The total number of seeds, which never changes. */
    int seeds() {
        return mine.inHouses() + mine.store() + theirs.inHouses() + theirs.store();
    }

    /** South's side. */
    Side south() {
        return southMoves ? mine : theirs;
    }

    /** North's side. */
    Side north() {
        return southMoves ? theirs : mine;
    }

    @Override
    public Optional<GameValue> terminalValue() {
        if (mine.inHouses() > 0) {
            return Optional.empty();
        }
        int lead = mine.store() - theirs.store();
        if (lead == 0) {
            return Optional.of(GameValue.DRAW);
        }
        return Optional.of(lead > 0 ? GameValue.WIN : GameValue.LOSS);
    }

    @Override
    public List<Sow> legalMoves() {
        return IntStream.range(0, houses())
                .filter(house -> mine.houses().get(house) > 0)
                .mapToObj(Sow::new)
                .toList();
    }

    @Override
    public boolean movesAgain(Sow sow) {
        return sowing(sow).endsInStore();
    }

    @Override
    public Kalah play(Sow sow) {
        return sowing(sow).result(southMoves);
    }

    private Sowing sowing(Sow sow) {
        int house = sow.house();
        if (house < 0 || house >= houses() || mine.houses().get(house) == 0) {
            throw new IllegalMoveException(sow, this, legalMoves());
        }
        return new Sowing(this, house);
    }

    /** In the game's notation: {@code 4,4,0,5,5,5:1 4,4,4,4,4,4:0 south}. */
    @Override
    public String toString() {
        return KalahNotation.format(this);
    }
}
