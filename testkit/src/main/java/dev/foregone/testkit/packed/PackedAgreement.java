package dev.foregone.testkit.packed;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.PackedMoves;
import dev.foregone.testkit.check.Rereading;
import dev.foregone.testkit.check.Room;
import dev.foregone.testkit.check.Snapshot;
import dev.foregone.testkit.check.Words;
import dev.foregone.testkit.walk.Samples;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Whether packed rules and states are one game. */
public record PackedAgreement<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final Duration TIME = Duration.ofMillis(250);

    /** A value that no rules write as a move. */
    private static final int UNTOUCHED = 0x5EED5EED;

    private static final String MOVES_AGAIN =
            "where a player may move twice running, alternates() is false and movesAgain says the same as GameState.movesAgain";

    private static final String CANONICAL =
            "Game.canonical and PackedRules.canonical hold the same positions equivalent; each may choose its own to stand"
                    + " for them. An engine that works on packed positions asks the rules only";

    public void rulesAreEqual() {
        samples.eachPacked(
                (start, rules) -> samples.at(start)
                        .same(
                                () -> samples.game().packedRules(start).orElseThrow(),
                                "packedRules",
                                "return the same object, or a record: a solver keeps what it learned while the rules are equal"));
    }

    public void roundTrip() {
        samples.eachPacked((start, rules) -> {
            Map<Long, S> byPosition = new HashMap<>();
            for (S state : samples.statesFrom(start).toList()) {
                Check check = samples.at(state);
                long position = rules.pack(state);
                check.equal(
                        state,
                        rules.unpack(position),
                        "unpack of its packed position, " + position + ",",
                        "unpack is the inverse of pack");
                check.equal(
                        position,
                        rules.pack(rules.unpack(position)),
                        "its packed position, unpacked and packed again,",
                        "equal states have equal positions");
                S other = byPosition.putIfAbsent(position, state);
                check.holds(
                        other == null || other.equals(state),
                        "its packed position, " + position + ", is also that of " + other,
                        "a position is an exact key: distinct states have distinct positions");
            }
        });
    }

    public void agrees() {
        samples.eachPackedState(this::agrees);
    }

    private void agrees(PackedRules<S, M> rules, S state) {
        Check check = samples.at(state);
        Words<S, M> words = new Words<>(samples.game(), rules);
        long position = rules.pack(state);
        int terminal = state.terminalValue().map(Score::finished).orElse(Score.ONGOING);
        check.equal(
                Words.score(terminal),
                Words.score(rules.terminal(position)),
                "terminal(" + position + ")",
                "Score.finished of terminalValue(), or Score.ONGOING");
        if (terminal != Score.ONGOING) {
            return;
        }
        List<M> unpacked = new ArrayList<>();
        for (int move : PackedMoves.legal(rules, position)) {
            M known = rules.unpackMove(position, move);
            unpacked.add(known);
            check.holds(
                    state.legalMoves().contains(known),
                    "packed move " + move + " unpacks to " + known,
                    "it is one of " + state.legalMoves());
            check.equal(
                    words.position(rules.pack(state.play(known))),
                    words.position(rules.play(position, move)),
                    "play(" + position + ", " + move + "), which is move " + known + ",",
                    "it leads where the state's move leads");
        }
        check.equal(
                state.legalMoves(), unpacked, "the packed legal moves, unpacked,", "the same moves in the same order");
    }

    /** Over the walks, and over the whole game where it is small: such moves may be rare. */
    public void movesAgain() {
        samples.eachPacked((start, rules) -> {
            List<S> met = samples.statesFrom(start).toList();
            met.forEach(state -> movesAgain(rules, state));
            if (rules.alternates() && met.stream().noneMatch(PackedAgreement::tellsMovesAgain)) {
                return;
            }
            samples.reachedFrom(start).forEach(state -> movesAgain(rules, state));
        });
    }

    /** Whether its class has a {@code movesAgain} of its own; the one it inherits says the same of every move. */
    private static boolean tellsMovesAgain(GameState<?, ?> state) {
        return Check.declares(state, "movesAgain", Move.class) != GameState.class;
    }

    private void movesAgain(PackedRules<S, M> rules, S state) {
        long position = rules.pack(state);
        for (int move : PackedMoves.legal(rules, position)) {
            M known = rules.unpackMove(position, move);
            boolean again = state.movesAgain(known);
            if (PackedMoves.again(rules, position, move) != again) {
                samples.at(state)
                        .fault(
                                rules.alternates()
                                        ? "alternates() is true, but move " + known + " moves again"
                                        : "movesAgain(" + position + ", " + move + "), which is move " + known
                                                + ", should be " + again + " but is " + !again,
                                MOVES_AGAIN);
            }
        }
    }

    public void movesStayInTheirRoom() {
        samples.eachPackedState((rules, state) -> {
            if (state.terminalValue().isEmpty()) {
                long position = rules.pack(state);
                Room room = new Room(rules.maxMoves(position), "maxMoves");
                Check check = samples.at(state);
                staysInItsRoom(check.and("legalMoves"), room, into -> rules.legalMoves(position, into, Room.FROM));
                staysInItsRoom(check.and("candidates"), room, into -> rules.candidates(position, into, Room.FROM));
            }
        });
    }

    private static void staysInItsRoom(Check check, Room room, ToIntFunction<int[]> lister) {
        int[] into = new int[room.length()];
        Arrays.fill(into, UNTOUCHED);
        int count = lister.applyAsInt(into);
        room.holds(check, "moves", count, 1, index -> into[index] != UNTOUCHED);
    }

    private record Asked<S extends GameState<S, M>, M extends Move>(PackedRules<S, M> rules, S state) {}

    /** All threads ask the same rules, as those of an engine do, about as many positions from each start. */
    public void isPure() {
        List<Asked<S, M>> all = new ArrayList<>();
        int most = Rereading.MOST / samples.starts().size();
        samples.eachPacked(
                (start, rules) -> Rereading.some(most, samples.statesFrom(start).toList())
                        .forEach(state -> all.add(new Asked<>(rules, state))));
        new Rereading<>(TIME, all, asked -> Snapshot.of(asked.rules, asked.state), asked -> samples.at(asked.state))
                .agrees(
                        Check.game(samples.game()),
                        "the rules change their answers",
                        "pure functions of the position: no memory, no shared scratch space");
    }

    public void canonicalAgrees() {
        samples.eachPackedState(this::canonicalAgrees);
    }

    private void canonicalAgrees(PackedRules<S, M> rules, S state) {
        Words<S, M> words = new Words<>(samples.game(), rules);
        S stands = samples.game().canonical(state);
        if (servedBy(rules, stands)) {
            long ofState = rules.canonical(rules.pack(state));
            long ofStandIn = rules.canonical(rules.pack(stands));
            samples.at(state)
                    .holds(
                            ofState == ofStandIn,
                            "Game.canonical lets " + samples.game().format(stands)
                                    + " stand for it, but PackedRules.canonical gives " + words.position(ofState)
                                    + " for the one and " + words.position(ofStandIn) + " for the other",
                            CANONICAL);
        }
        S packed = rules.unpack(rules.canonical(rules.pack(state)));
        samples.at(state)
                .holds(
                        samples.game().canonical(packed).equals(stands),
                        "PackedRules.canonical lets " + samples.game().format(packed)
                                + " stand for it, but Game.canonical gives "
                                + samples.game().format(stands) + " for the one and "
                                + samples.game().format(samples.game().canonical(packed)) + " for the other",
                        CANONICAL);
    }

    /** A state that stands for another may be of another board, which these rules do not know. */
    private boolean servedBy(PackedRules<S, M> rules, S state) {
        return samples.game().packedRules(state).filter(rules::equals).isPresent();
    }
}
