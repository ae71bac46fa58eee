package dev.foregone.testkit.walk;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One line of play.
 *
 * @param states the positions in order, one more than there are moves
 * @param moves the moves between them
 */
public record Walk<S extends GameState<S, M>, M extends Move>(List<S> states, List<M> moves) {

    public Walk {
        states = List.copyOf(states);
        moves = List.copyOf(moves);
    }

    /** Each move drawn evenly from the legal ones. */
    public static <S extends GameState<S, M>, M extends Move> Walk<S, M> random(S from, long seed, int maxPlies) {
        return chosen(from, seed, maxPlies, Choice.any(), GameState::play);
    }

    /** So many of these, each from a seed of its own. */
    public static <S extends GameState<S, M>, M extends Move> Stream<Walk<S, M>> many(
            S from, long seed, int count, int maxPlies) {
        return new Random(seed).longs(count).mapToObj(each -> random(from, each, maxPlies));
    }

    /** A walk whose moves are chosen and made by given functions. */
    static <S extends GameState<S, M>, M extends Move> Walk<S, M> chosen(
            S from, long seed, int maxPlies, Choice<S, M> choice, BiFunction<S, M, S> player) {
        Random random = new Random(seed);
        List<S> states = new ArrayList<>(List.of(from));
        List<M> moves = new ArrayList<>();
        S here = from;
        for (List<M> legal = here.legalMoves();
                !legal.isEmpty() && moves.size() < maxPlies;
                legal = here.legalMoves()) {
            M move = choice.of(here, legal, random);
            here = player.apply(here, move);
            moves.add(move);
            states.add(here);
        }
        return new Walk<>(states, moves);
    }

    public S last() {
        return states.get(states.size() - 1);
    }

    /** The positions of the same moves, made once more from its first position. */
    public List<S> replayed() {
        List<S> again = new ArrayList<>(List.of(states.get(0)));
        moves.forEach(move -> again.add(again.get(again.size() - 1).play(move)));
        return again;
    }

    /** Each move, with the positions before and after it. */
    public void eachMove(Space.Visitor<S, M> visitor) {
        IntStream.range(0, moves.size())
                .forEach(ply -> visitor.move(states.get(ply), moves.get(ply), states.get(ply + 1)));
    }
}
