package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Whether packed rules and states are one game. */
record PackedAgreement<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    /** What no rules write as a move. */
    private static final int UNTOUCHED = 0x5EED5EED;

    private static final int FROM = 3;
    private static final int BEYOND = 5;

    void rulesAreEqual() {
        samples.eachPacked(
                (start, rules) -> samples.at(start)
                        .equal(
                                rules,
                                samples.game().packedRules(start).orElseThrow(),
                                "packedRules, asked again,",
                                "return the same object, or a record: a solver keeps what it learned while the rules are equal"));
    }

    void roundTrip() {
        samples.eachPacked((start, rules) -> {
            Map<Long, S> byPosition = new HashMap<>();
            for (S state : statesFrom(start)) {
                Check check = samples.at(state);
                long position = rules.pack(state);
                check.equal(state, rules.unpack(position), "unpack(" + position + ")", "unpack is the inverse of pack");
                check.equal(
                        position,
                        rules.pack(rules.unpack(position)),
                        "its position, unpacked and packed again,",
                        "equal states have equal positions");
                S other = byPosition.putIfAbsent(position, state);
                check.holds(
                        other == null || other.equals(state),
                        "its position " + position + " is also that of " + other,
                        "a position is an exact key: distinct states have distinct positions");
            }
        });
    }

    void agrees() {
        samples.eachPacked((start, rules) -> statesFrom(start).forEach(state -> agrees(rules, state)));
    }

    private void agrees(PackedRules<S, M> rules, S state) {
        Check check = samples.at(state);
        long position = rules.pack(state);
        int terminal = state.terminalValue().map(Score::finished).orElse(Score.ONGOING);
        check.equal(
                terminal,
                rules.terminal(position),
                "terminal(" + position + ")",
                "Score.finished of terminalValue(), or Score.ONGOING");
        if (terminal != Score.ONGOING) {
            return;
        }
        List<M> unpacked = new ArrayList<>();
        for (int move : moves(rules, position)) {
            M known = rules.unpackMove(position, move);
            unpacked.add(known);
            check.holds(
                    state.legalMoves().contains(known),
                    "packed move " + move + " unpacks to " + known,
                    "it is one of " + state.legalMoves());
            check.equal(
                    rules.pack(state.play(known)),
                    rules.play(position, move),
                    "play(" + position + ", " + move + ")",
                    "it leads where move " + known + " leads");
        }
        check.equal(
                state.legalMoves(), unpacked, "the packed legal moves, unpacked,", "the same moves in the same order");
    }

    void movesStayInTheirRoom() {
        samples.eachPacked((start, rules) -> statesFrom(start).stream()
                .filter(state -> state.terminalValue().isEmpty())
                .forEach(state -> {
                    long position = rules.pack(state);
                    int room = rules.maxMoves(position);
                    staysInItsRoom(
                            samples.at(state).and("legalMoves"), room, into -> rules.legalMoves(position, into, FROM));
                    staysInItsRoom(
                            samples.at(state).and("candidates"), room, into -> rules.candidates(position, into, FROM));
                }));
    }

    /** Lists moves. */
    private interface Lister {
        int list(int[] into);
    }

    private static void staysInItsRoom(Check check, int room, Lister lister) {
        int[] into = new int[FROM + room + BEYOND];
        Arrays.fill(into, UNTOUCHED);
        int count = lister.list(into);
        check.holds(
                count >= 1 && count <= room,
                count + " moves in a room of maxMoves = " + room,
                "list 1 move or more, and no more than maxMoves");
        int[] outside = IntStream.range(0, into.length)
                .filter(index -> (index < FROM || index >= FROM + room) && into[index] != UNTOUCHED)
                .toArray();
        check.holds(
                outside.length == 0,
                "it wrote at " + Arrays.toString(outside) + " with from = " + FROM + " and maxMoves = " + room,
                "write only from 'from' on, and only maxMoves of them");
    }

    void isPure() {
        samples.eachPacked((start, rules) -> {
            List<S> states = List.copyOf(statesFrom(start));
            List<List<Object>> once = seen(rules, states);
            for (List<List<Object>> elsewhere : OtherThreads.find(samples.at(start), () -> seen(rules, states))) {
                for (int i = 0; i < states.size(); i++) {
                    samples.at(states.get(i))
                            .equal(
                                    once.get(i),
                                    elsewhere.get(i),
                                    "what the rules say when many threads ask",
                                    "pure functions of the position: no shared scratch space");
                }
            }
        });
    }

    private List<List<Object>> seen(PackedRules<S, M> rules, List<S> states) {
        return states.stream().map(state -> seen(rules, state)).toList();
    }

    private List<Object> seen(PackedRules<S, M> rules, S state) {
        long position = rules.pack(state);
        List<Object> seen = new ArrayList<>(List.of(position, rules.terminal(position), rules.canonical(position)));
        seen.add(List.of(rules.soonestDraw(position), rules.maxPlies(position)));
        seen.add(rules.bounds(position));
        if (rules.terminal(position) == Score.ONGOING) {
            List<Integer> moves = Arrays.stream(moves(rules, position)).boxed().toList();
            seen.add(moves);
            moves.forEach(move -> seen.add(rules.play(position, move)));
        }
        return seen;
    }

    private Set<S> statesFrom(S start) {
        Set<S> states = new LinkedHashSet<>();
        samples.walksFrom(start).forEach(walk -> states.addAll(walk.states()));
        return states;
    }

    private static int[] moves(PackedRules<?, ?> rules, long position) {
        int[] into = new int[rules.maxMoves(position)];
        int count = rules.legalMoves(position, into, 0);
        return Arrays.copyOf(into, count);
    }
}
