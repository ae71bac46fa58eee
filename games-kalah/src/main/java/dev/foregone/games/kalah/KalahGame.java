package dev.foregone.games.kalah;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameVariant;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Scored;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * Kalah with any number of houses and seeds; {@link Kalah} states the rules, which are those of G. Irving, J. Donkers
 * and J. Uiterwijk, <em>Solving Kalah</em>, ICGA Journal 23 (2000), with empty capture.
 *
 * <p>A position is written as south's side, north's side, and who is to move (south if left out). A side is its houses
 * in the order of sowing, a colon, and its store: {@code 4,4,0,5,5,5:1 4,4,4,4,4,4:0 north}. {@code 6x4} is the
 * beginning of the game with 6 houses per side and 4 seeds per house. Positions are refused if their sides differ in
 * the number of houses, if their seeds cannot have been spread evenly over the houses at the beginning, or if only one
 * side's houses are empty; other unreachable positions are accepted.
 */
public final class KalahGame implements GameGuide<Kalah, Sow>, Scored<Kalah> {

    static final String SOUTH = "south";
    static final String NORTH = "north";

    /** Called by the registry. */
    public KalahGame() {}

    @Override
    public String id() {
        return "kalah";
    }

    @Override
    public String name() {
        return "Kalah";
    }

    @Override
    public String description() {
        return "sow seeds from house to house, the fuller store wins; 4 houses with 3 seeds each or any other numbers";
    }

    @Override
    public Kalah initialState() {
        return Kalah.start(4, 3);
    }

    @Override
    public String rules() {
        return """
            Each player has a row of houses and a store at the end of it; south's are below and to the right. South begins. A \
            player takes all seeds of one own house and sows them one by one, counterclockwise, into the following houses and the own \
            store, but not into the other's store.
            If the last seed falls into the own store, the player moves again. If it falls into an own house that was empty, it goes \
            to the own store, with all seeds of the opposite house, even if there are none.
            The game ends as soon as one player's houses are all empty. The other takes the seeds that are left in their own. Who \
            has more seeds wins; equal numbers are a draw.""";
    }

    @Override
    public List<GameVariant> variants() {
        return List.of(variant(4, 3), variant(3, 3), variant(4, 4), variant(5, 3), variant(6, 3), variant(6, 4));
    }

    /** Lights the stores. */
    @Override
    public Optional<GameEnding> ending(Kalah state) {
        return state.terminalValue()
                .map(result -> new GameEnding(
                        Math.max(state.mine().store(), state.theirs().store()) + " seeds to "
                                + Math.min(state.mine().store(), state.theirs().store()),
                        List.of(KalahDiagram.store(SOUTH), KalahDiagram.store(NORTH))));
    }

    private static GameVariant variant(int houses, int seeds) {
        return new GameVariant(houses + " houses with " + seeds + " seeds each", houses + "x" + seeds);
    }

    @Override
    public Kalah parse(String notation) {
        return KalahNotation.parse(notation);
    }

    @Override
    public Optional<Diagram> diagram(Kalah state) {
        return Optional.of(KalahDiagram.of(state));
    }

    @Override
    public List<String> clicks(Kalah state, Sow sow) {
        return List.of((state.southMoves() ? SOUTH : NORTH) + " " + sow);
    }

    @Override
    public List<String> players() {
        return List.of(SOUTH, NORTH);
    }

    @Override
    public Optional<String> playerToMove(Kalah state) {
        return Optional.of(state.southMoves() ? SOUTH : NORTH);
    }

    /** The same sides with south to move: the name of the player to move changes no outcome. */
    @Override
    public Kalah canonical(Kalah state) {
        return new Kalah(state.mine(), state.theirs(), true);
    }

    @Override
    public Optional<ToDoubleFunction<Kalah>> evaluation() {
        return Optional.of(Lead::expected);
    }

    /** All seeds. */
    @Override
    public int mostPoints(Kalah state) {
        return state.seeds() <= MOST ? state.seeds() : 0;
    }

    /** The seeds in the store, less those in the other's. */
    @Override
    public int score(Kalah state) {
        return state.mine().store() - state.theirs().store();
    }

    /** Rules for games of m houses with n seeds each, where m (n + 1) is 31 or less. */
    @Override
    public Optional<PackedRules<Kalah, Sow>> packedRules(Kalah state) {
        return KalahRules.fit(state.houses(), state.seeds())
                ? Optional.of(new KalahRules(state.houses(), state.seeds()))
                : Optional.empty();
    }
}
