package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.testkit.check.PackedMoves;
import dev.foregone.testkit.check.Room;
import dev.foregone.testkit.check.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Whether the {@linkplain Predecessors predecessors} of packed rules are the moves taken back. None may be missing: a
 * position is listed among the predecessors of each position that it has moves to, once for every such move. None may be
 * invented: a listed position is unfinished, and has as many moves here as it is listed times, whether it can be reached or
 * not. {@link PackedRules#play}, which the contract compares with the game's states, says what is right.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class PredecessorsCheck<S extends GameState<S, M>, M extends Move> {

    private static final String ADVICE =
            "predecessors lists each position once for every legal move of it that leads here";
    /** A value that no rules write as a position. */
    private static final long UNTOUCHED = 0x5EED_5EED_5EED_5EEDL;

    private final PackedRules<S, M> rules;
    private final Predecessors predecessors;
    private final Words<S, M> words;

    /**
     * A check of rules.
     *
     * @param rules rules that have predecessors
     * @throws IllegalArgumentException if they have none
     */
    public PredecessorsCheck(PackedRules<S, M> rules) {
        this(new Words<>(rules));
    }

    /** A check that names positions in these words. */
    PredecessorsCheck(Words<S, M> words) {
        this.words = words;
        this.rules = words.rules();
        this.predecessors = rules.predecessors()
                .orElseThrow(() -> new IllegalArgumentException(
                        rules.getClass().getName() + " have no predecessors: predecessors() is empty"));
    }

    /**
     * Checks every position that can be reached, each once. It keeps them all.
     *
     * @param position where to start
     * @return how many positions there are
     * @throws AssertionError if a predecessor is missing or invented; the message says which
     */
    public int checkAllFrom(long position) {
        PackedPositions all = new PackedPositions(rules, LongStream.of(position), each -> each).toTheEnd();
        all.positions().forEach(this::check);
        return all.size();
    }

    /**
     * Checks that a position is listed where its moves lead, and that what is listed for itself leads here.
     *
     * @param position a packed position, finished or not
     * @throws AssertionError if a predecessor is missing or invented; the message says which
     */
    public void check(long position) {
        long[] listed = list(position);
        for (long earlier : listed) {
            checkCount(earlier, position, count(listed, earlier), count(children(earlier), position));
        }
        long[] children = children(position);
        for (long child : children) {
            checkCount(position, child, count(list(child), position), count(children, child));
        }
    }

    /** Checks that some positions are listed where their moves lead, and that no other of them are. Each is looked at once. */
    void checkAmong(Set<Long> some) {
        Map<Long, List<Long>> leading = new LinkedHashMap<>();
        some.forEach(position -> leading.put(position, new ArrayList<>()));
        for (long earlier : some) {
            for (long child : children(earlier)) {
                leading.computeIfAbsent(child, outside -> new ArrayList<>()).add(earlier);
            }
        }
        leading.forEach((position, moves) -> {
            List<Long> listed =
                    Arrays.stream(list(position)).filter(some::contains).boxed().toList();
            Stream.concat(listed.stream(), moves.stream())
                    .distinct()
                    .forEach(earlier -> checkCount(
                            earlier,
                            position,
                            Collections.frequency(listed, earlier),
                            Collections.frequency(moves, earlier)));
        });
    }

    private void checkCount(long earlier, long position, int listed, int moves) {
        words.at(position)
                .holds(
                        listed == moves,
                        () -> "predecessors lists " + words.position(earlier) + " "
                                + (listed == 1 ? "once" : listed + " times") + ", but "
                                + (moves == 1 ? "1 move leads" : moves + " moves lead") + " from there to here",
                        ADVICE);
    }

    private static int count(long[] positions, long position) {
        return (int) Arrays.stream(positions).filter(each -> each == position).count();
    }

    private long[] children(long position) {
        return PackedMoves.children(rules, position).toArray();
    }

    /** The predecessors listed for a position, within their room. */
    long[] list(long position) {
        Room room = new Room(predecessors.maxPredecessors(position), "maxPredecessors");
        long[] into = new long[room.length()];
        Arrays.fill(into, UNTOUCHED);
        int count = predecessors.predecessors(position, into, Room.FROM);
        room.holds(words.at(position), "predecessors", count, 0, index -> into[index] != UNTOUCHED);
        return Arrays.copyOfRange(into, Room.FROM, Room.FROM + count);
    }
}
