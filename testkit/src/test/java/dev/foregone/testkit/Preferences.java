package dev.foregone.testkit;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Orders of outcomes that are not the right one, and engines that prefer by them. */
final class Preferences {

    private Preferences() {}

    static Outcome bestBy(Comparator<Outcome> order, List<Outcome> moves) {
        return Collections.max(moves, order);
    }

    /** The right order, but for one value, whose plies count the other way. */
    static Comparator<Outcome> reversedAmong(GameValue value) {
        return (one, other) ->
                one.value() == value && other.value() == value ? other.compareTo(one) : one.compareTo(other);
    }

    static Quirks preferring(Comparator<Outcome> order) {
        return new Quirks() {
            @Override
            Outcome best(List<Outcome> moves) {
                return bestBy(order, moves);
            }
        };
    }
}
