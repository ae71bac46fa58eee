package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.Arrays;
import java.util.function.ToIntFunction;

/** Whether packed rules write moves within their room, and nowhere else. */
record PackedRoom<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    /** A value that no rules write as a move. */
    private static final int UNTOUCHED = 0x5EED5EED;

    void movesStayInTheirRoom() {
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
        room.holds(() -> check, "moves", count, 1, index -> into[index] != UNTOUCHED);
    }
}
