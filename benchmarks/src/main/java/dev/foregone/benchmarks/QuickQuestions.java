package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** The questions of one page: analyses of positions of random games, each answered in a few milliseconds. */
final class QuickQuestions {

    /**
     * Positions of one game.
     *
     * @param game its id
     * @param plies the number of random plies before the position
     */
    private record Kind(String game, int plies) {}

    private static final List<Kind> KINDS = List.of(
            new Kind("tictactoe", 1),
            new Kind("connectfour", 26),
            new Kind("footstep", 8),
            new Kind("dodgem", 2),
            new Kind("kalah", 14));

    private final URI explorer;
    private final Random random;
    private final Games games = Games.load();
    private final HttpClient client = HttpClient.newHttpClient();

    QuickQuestions(URI explorer, long seed) {
        this.explorer = explorer;
        this.random = new Random(seed);
    }

    /** Asks one question; returns the time it took in nanoseconds. */
    long ask() throws IOException, InterruptedException {
        Kind kind = KINDS.get(random.nextInt(KINDS.size()));
        String position = URLEncoder.encode(position(games.get(kind.game()), kind.plies()), StandardCharsets.UTF_8);
        HttpRequest request = HttpRequest.newBuilder(
                        explorer.resolve("/api/v1/games/" + kind.game() + "/analysis?p=" + position))
                .build();
        long started = System.nanoTime();
        HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }
        return System.nanoTime() - started;
    }

    /** A position after that many random plies; games that end sooner are discarded. */
    private <S extends GameState<S, M>, M extends Move> String position(Game<S, M> game, int plies) {
        S state = game.initialState();
        int ply = 0;
        while (ply < plies) {
            List<M> moves = state.legalMoves();
            state = moves.isEmpty() ? game.initialState() : state.play(moves.get(random.nextInt(moves.size())));
            ply = moves.isEmpty() ? 0 : ply + 1;
        }
        return game.format(state);
    }
}
