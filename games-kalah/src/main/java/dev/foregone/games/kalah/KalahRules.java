package dev.foregone.games.kalah;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.spi.ScoredRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;

/**
 * Kalah in 64 bits. From the lowest bit: the bins in the order of sowing, first the houses and the store of the player to
 * move, then those of the other, each as many zeros as it has seeds, followed by a one. The last store needs no one
 * after it; that place holds a one if north is to move:
 *
 * <pre>
 *   3,0:1 for the player to move, 2,2:0 for the other; south is to move
 *
 *   turn   their store   their houses   store   houses
 *     0         -           100 100       10    1 1000
 * </pre>
 *
 * A packed move is the number of a house, from 0.
 *
 * @param houses of each side
 * @param seeds in all
 */
record KalahRules(int houses, int seeds) implements PackedRules<Kalah, Sow>, ScoredRules {

    private static final long OPEN = Score.bounds(Score.loss(1), Score.win(1));

    static boolean fit(int houses, int seeds) {
        return seeds > 0 && 2L * houses + seeds + 2 <= Long.SIZE;
    }

    /** The place of the bit for the player to move, above all bins. */
    private int top() {
        return seeds + 2 * houses + 1;
    }

    private long bins(long position) {
        return position & ((1L << top()) - 1);
    }

    /** This many empty bins. */
    private static long empty(int bins) {
        return (1L << bins) - 1;
    }

    /** Where a bin begins: the place above the one that ends the bin before it. */
    private static int start(long bins, int bin) {
        long rest = bins;
        for (int i = 1; i < bin; i++) {
            rest &= rest - 1;
        }
        return bin == 0 ? 0 : Long.numberOfTrailingZeros(rest) + 1;
    }

    private static int seedsIn(long bins, int bin) {
        return Long.numberOfTrailingZeros(bins >>> start(bins, bin));
    }

    private int seedsOfTheirStore(long bins) {
        return top() - start(bins, 2 * houses + 1);
    }

    @Override
    public long pack(Kalah state) {
        long bins = 0;
        int at = 0;
        List<Integer> all = new ArrayList<>(state.mine().bins().toList());
        all.addAll(state.theirs().houses());
        for (int inBin : all) {
            at += inBin;
            bins |= 1L << at++;
        }
        return state.southMoves() ? bins : bins | 1L << top();
    }

    @Override
    public Kalah unpack(long position) {
        long bins = bins(position);
        Side mine = side(bins);
        int ends = start(bins, houses + 1);
        Side theirs = side(bins >>> ends | 1L << (top() - ends));
        return new Kalah(mine, theirs, position >>> top() == 0);
    }

    private Side side(long bins) {
        List<Integer> inHouses = new ArrayList<>();
        for (int house = 0; house < houses; house++) {
            inHouses.add(seedsIn(bins, house));
        }
        return new Side(inHouses, seedsIn(bins, houses));
    }

    @Override
    public Sow unpackMove(long position, int move) {
        return new Sow(move);
    }

    @Override
    public int terminal(long position) {
        long bins = bins(position);
        if ((bins & empty(houses)) != empty(houses)) {
            return Score.ONGOING;
        }
        int lead = 2 * seedsIn(bins, houses) - seeds;
        if (lead == 0) {
            return Score.DRAW;
        }
        return lead > 0 ? Score.BEST : Score.WORST;
    }

    /** Who has more than half of all seeds in the store wins, who has half of them does not lose. */
    @Override
    public long bounds(long position) {
        int terminal = terminal(position);
        if (terminal != Score.ONGOING) {
            return Score.bounds(terminal, terminal);
        }
        int mine = 2 * seedsIn(bins(position), houses);
        int theirs = 2 * seedsOfTheirStore(bins(position));
        if (mine < seeds && theirs < seeds) {
            return OPEN;
        }
        int last = maxPlies(position);
        return Score.bounds(
                mine > seeds ? Score.win(last) : mine == seeds ? Score.draw(last) : Score.loss(1),
                theirs > seeds ? Score.loss(last) : theirs == seeds ? Score.draw(1) : Score.win(1));
    }

    /** What is in a store stays there. */
    @Override
    public long scoreBounds(long position) {
        long bins = bins(position);
        return Score.bounds(2 * seedsIn(bins, houses) - seeds, seeds - 2 * seedsOfTheirStore(bins));
    }

    @Override
    public int maxMoves(long position) {
        return houses;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        int next = from;
        long rest = position;
        for (int house = 0; house < houses; house++) {
            if ((rest & 1) == 0) {
                into[next++] = house;
            }
            rest >>>= Long.numberOfTrailingZeros(rest) + 1;
        }
        return next - from;
    }

    /** All moves, those first after which the stores promise most. */
    @Override
    public int candidates(long position, int[] into, int from) {
        int count = legalMoves(position, into, from);
        ScoredRules.sort(this, this, position, into, from, count);
        return count;
    }

    @Override
    public boolean ranksCandidates() {
        return true;
    }

    @Override
    public boolean alternates() {
        return false;
    }

    @Override
    public boolean movesAgain(long position, int move) {
        return lastBin(move, seedsIn(position, move)) == houses;
    }

    /** Where the last seed falls: nothing is sown into the last bin, the other's store. */
    private int lastBin(int house, int inHand) {
        return (house + inHand) % (2 * houses + 1);
    }

    @Override
    public long play(long position, int move) {
        long bins = bins(position);
        int inHand = seedsIn(bins, move);
        int last = lastBin(move, inHand);
        long now = swept(captured(sown(bins, move, inHand), last));
        long turn = position >>> top();
        return last == houses ? now | turn << top() : turned(now) | (turn ^ 1) << top();
    }

    /** All bins after sowing: each gets a seed in every lap that reaches it. */
    private long sown(long bins, int house, int inHand) {
        int cycle = 2 * houses + 1;
        int laps = inHand / cycle;
        int left = inHand % cycle;
        long sown = 0;
        int at = 0;
        long rest = bins;
        for (int bin = 0; bin < cycle; bin++) {
            int before = Long.numberOfTrailingZeros(rest);
            rest >>>= before + 1;
            int distance = bin > house ? bin - house : bin - house + cycle;
            at += (bin == house ? 0 : before) + laps + (distance <= left ? 1 : 0);
            sown |= 1L << at++;
        }
        return sown;
    }

    /** A last seed that fell into an own empty house goes to the store, with what lies opposite. */
    private long captured(long bins, int last) {
        if (last >= houses || seedsIn(bins, last) != 1) {
            return bins;
        }
        int opposite = 2 * houses - last;
        int caught = seedsIn(bins, opposite);
        long without = without(without(bins, start(bins, opposite), caught), start(bins, last), 1);
        return with(without, start(without, houses), caught + 1);
    }

    /** Removes seeds from the bin that begins at a place. */
    private static long without(long bins, int start, int seeds) {
        return (bins & ((1L << start) - 1)) | (bins >>> start >>> seeds << start);
    }

    /** Adds seeds to the bin that begins at a place. */
    private static long with(long bins, int start, int seeds) {
        return (bins & ((1L << start) - 1)) | (bins >>> start << start << seeds);
    }

    /** Once one side's houses are empty, the seeds left in the other's go to their store. */
    private long swept(long bins) {
        int theirs = start(bins, houses + 1);
        if ((bins & empty(houses)) == empty(houses)) {
            return (bins & ((1L << theirs) - 1)) | empty(houses) << theirs;
        }
        if ((bins >>> theirs) == empty(houses)) {
            return empty(houses) | bins >>> (theirs - 1) << (theirs - 1);
        }
        return bins;
    }

    /** The two sides change places. */
    private long turned(long bins) {
        int theirs = start(bins, houses + 1);
        int ends = top() - theirs;
        return bins >>> theirs | 1L << ends | (bins & ((1L << (theirs - 1)) - 1)) << ends << 1;
    }

    /**
     * Each move brings a seed nearer to its side's store, or into it: then the seeds left in play, at least one fewer,
     * may all be as far away as there are houses. So this bound falls with every move.
     */
    @Override
    public int maxPlies(long position) {
        long bins = bins(position);
        int inPlay = 0;
        int distance = 0;
        for (int house = 0; house < houses; house++) {
            int inBoth = seedsIn(bins, house) + seedsIn(bins, houses + 1 + house);
            inPlay += inBoth;
            distance += inBoth * (houses - house);
        }
        return distance + houses * inPlay * (inPlay - 1) / 2;
    }

    @Override
    public int positionBits() {
        return top() + 1;
    }

    @Override
    public Optional<LongToDoubleFunction> evaluation() {
        return Optional.of(this::expected);
    }

    private double expected(long position) {
        long bins = bins(position);
        int mine = seedsIn(bins, houses);
        int theirs = seedsOfTheirStore(bins);
        int inMyHouses = start(bins, houses) - houses;
        int inPlay = seeds - mine - theirs;
        return Lead.expected(mine - theirs, 2 * inMyHouses - inPlay, inPlay);
    }

    /** The same with south to move. */
    @Override
    public long canonical(long position) {
        return bins(position);
    }
}
