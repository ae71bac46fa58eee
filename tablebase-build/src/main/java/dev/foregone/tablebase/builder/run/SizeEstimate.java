package dev.foregone.tablebase.builder.run;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.threads.Stop;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;

/**
 * How many positions a game has, judged by random games: the fewer positions there are at a ply, the more often two games have
 * the same one there. Positions that such games seldom meet are missed, so that there are rather more.
 *
 * @param least what to rely on: with few games that meet, chance may have brought them together
 * @param likely what to expect
 */
record SizeEstimate(long least, long likely) {

    private static final int POSITIONS = 250_000;
    private static final long NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final int PLIES = 500;
    private static final long SEED = 1;

    /** Plays games from a root, for some seconds at most. */
    static <S extends GameState<S, M>, M extends Move> SizeEstimate of(HashedKeys<S, M> keys, S root, Stop stop) {
        List<long[]> games = new ArrayList<>();
        Random random = new Random(SEED);
        long begun = System.nanoTime();
        for (int visited = 0; visited < POSITIONS && System.nanoTime() - begun < NANOS; ) {
            stop.check();
            long[] game = game(keys, root, random);
            games.add(game);
            visited += game.length;
        }
        return of(games);
    }

    private static <S extends GameState<S, M>, M extends Move> long[] game(
            HashedKeys<S, M> keys, S root, Random random) {
        LongStream.Builder positions = LongStream.builder();
        S state = root;
        for (int ply = 0; ply < PLIES; ply++) {
            positions.add(keys.key(state));
            List<M> moves = state.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            state = state.play(moves.get(random.nextInt(moves.size())));
        }
        return positions.build().toArray();
    }

    /** Of games by the keys of their positions. Where one can come at several plies, only the ply with most positions counts. */
    static SizeEstimate of(List<long[]> games) {
        int plies = games.stream().mapToInt(game -> game.length).max().orElse(0);
        SizeEstimate sum = new SizeEstimate(0, 0);
        SizeEstimate most = sum;
        long atPlies = 0;
        for (int ply = 0; ply < plies; ply++) {
            int at = ply;
            long[] there = games.stream()
                    .filter(game -> game.length > at)
                    .mapToLong(game -> game[at])
                    .sorted()
                    .toArray();
            SizeEstimate here = atPly(there);
            sum = new SizeEstimate(sum.least + here.least, sum.likely + here.likely);
            most = here.least > most.least ? here : most;
            atPlies += LongStream.of(there).distinct().count();
        }
        long inAll = games.stream().flatMapToLong(LongStream::of).distinct().count();
        return inAll == atPlies ? sum : most;
    }

    /** By how many pairs of the games, in the order of their keys, have the same position. */
    private static SizeEstimate atPly(long[] there) {
        double pairs = 0.5 * there.length * (there.length - 1);
        double same = 0;
        int begin = 0;
        for (int i = 1; i < there.length; i++) {
            begin = there[i] == there[begin] ? begin : i;
            same += i - begin;
        }
        return new SizeEstimate(
                (long) Math.ceil(pairs / (same + 2 * Math.sqrt(same) + 3)), (long) Math.ceil(pairs / (same + 1)));
    }
}
