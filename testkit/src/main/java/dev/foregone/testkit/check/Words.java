package dev.foregone.testkit.check;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Scores, packed positions and packed moves as people read them.
 *
 * @param where the beginning of every fault
 * @param notation how states are written
 */
public record Words<S extends GameState<S, M>, M extends Move>(
        String where, Function<S, String> notation, PackedRules<S, M> rules) {

    /** Names the game, and positions in its notation. */
    public Words(Game<S, M> game, PackedRules<S, M> rules) {
        this("game '" + game.id() + "', ", game::format, rules);
    }

    /** Of rules whose game is not known. */
    public Words(PackedRules<S, M> rules) {
        this("", S::toString, rules);
    }

    /** An outcome, or that the game is unfinished, or the number itself if it is no score. */
    public static String score(int score) {
        if (score == Score.ONGOING) {
            return "ONGOING, not finished";
        }
        try {
            return Score.outcome(score).toString();
        } catch (IllegalArgumentException none) {
            return score + ", which is no score";
        }
    }

    /** Both of a position's bounds. */
    public static String bounds(long bounds) {
        return score(Score.atLeast(bounds)) + " to " + score(Score.atMost(bounds));
    }

    /** A position in the game's notation, and its number. */
    public String position(long position) {
        return read(position, () -> notation.apply(rules.unpack(position)), "unpack or format");
    }

    String move(long position, int move) {
        return read(move, () -> rules.unpackMove(position, move), "unpackMove");
    }

    private static String read(long number, Supplier<?> thing, String reader) {
        String packed = "packed " + number;
        try {
            return thing.get() + " (" + packed + ")";
        } catch (RuntimeException unreadable) {
            return packed + " (" + reader + " throws " + unreadable + ")";
        }
    }

    public Check at(long position) {
        return new Check(() -> where + "position " + position(position));
    }

    public List<String> moves(long position, List<Integer> moves) {
        return moves.stream().map(move -> move(position, move)).toList();
    }
}
