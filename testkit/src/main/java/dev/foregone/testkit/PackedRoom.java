package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Whether packed rules write moves within their room, and nowhere else. */
record PackedRoom<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    /** A value that no rules write as a move. */
    private static final int UNTOUCHED = 0x5EED5EED;

    private static final int FROM = 3;
    private static final int BEYOND = 5;

    void movesStayInTheirRoom() {
        samples.eachPackedState((rules, state) -> {
            if (state.terminalValue().isEmpty()) {
                long position = rules.pack(state);
                int room = rules.maxMoves(position);
                Check check = samples.at(state);
                staysInItsRoom(check.and("legalMoves"), room, into -> rules.legalMoves(position, into, FROM));
                staysInItsRoom(check.and("candidates"), room, into -> rules.candidates(position, into, FROM));
            }
        });
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
}
