package dev.foregone.benchmarks;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.play.Opponent;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** In how many moves the perfect opponent mates in a won ending, without a tablebase. */
@Command(
        name = "Mates",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays endings from positions at random, White to move, between two perfect opponents that know the game so far, each in a",
            "session of its own, and prints the moves to mate."
        })
final class Mates implements Callable<Integer> {

    private static final int SQUARES = 64;
    private static final char FREE = '.';

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "PIECES", description = "White's pieces against a king: KBN, KQ, KR.")
    private List<String> endings = List.of();

    @Option(names = "--games", paramLabel = "N", description = "How many of each. Default: ${DEFAULT-VALUE}.")
    private int games = 20;

    @Option(names = "--millis", paramLabel = "MS", description = "For each move. Default: ${DEFAULT-VALUE}.")
    private long millis = 200;

    @Option(
            names = "--moves",
            paramLabel = "N",
            description = "A game that is longer is given up. Default: ${DEFAULT-VALUE}.")
    private int longest = 100;

    @Option(names = "--seed", paramLabel = "N", description = "Of the first position. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    /** Runs from the command line; the arguments are those of {@code --help}. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new Mates()).execute(arguments));
    }

    @Override
    public Integer call() {
        endings.forEach(pieces -> play(Games.load().get("endings"), pieces));
        return CommandLine.ExitCode.OK;
    }

    private <S extends GameState<S, M>, M extends Move> void play(Game<S, M> game, String pieces) {
        List<Integer> lengths = new ArrayList<>();
        for (int number = 0; number < games; number++) {
            lengths.add(moves(game, start(game, pieces, new Random(seed + number))));
        }
        List<Integer> mates = new ArrayList<>(lengths);
        mates.removeIf(moves -> moves > longest);
        Collections.sort(mates);
        say(pieces + ": " + mates.size() + " mates of " + games + ", in " + mates);
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }

    /** White's moves to mate; more than the longest if there is none. */
    private <S extends GameState<S, M>, M extends Move> int moves(Game<S, M> game, S start) {
        try (Solver<S, M> white = Engines.load().forPlaying(game).open(game);
                Solver<S, M> black = Engines.load().forPlaying(game).open(game)) {
            List<S> before = new ArrayList<>();
            S state = start;
            while (state.terminalValue().isEmpty() && before.size() < 2 * longest) {
                boolean isWhite = before.size() % 2 == 0;
                M move = Opponent.perfect(isWhite ? white : black)
                        .within(Duration.ofMillis(millis))
                        .after(before)
                        .choose(state, before.size());
                before.add(state);
                state = state.play(move);
            }
            boolean isMate = state.terminalValue().equals(Optional.of(GameValue.LOSS));
            int moves = (before.size() + 1) / 2;
            String end = isMate ? " moves to mate" : " moves and no mate: " + game.format(state);
            say(game.format(start) + ": " + moves + end + ", " + (before.size() - new HashSet<>(before).size())
                    + " positions repeated");
            return isMate ? moves : longest + 1;
        }
    }

    /** A position that goes on, White to move. */
    private static <S extends GameState<S, M>, M extends Move> S start(Game<S, M> game, String pieces, Random random) {
        while (true) {
            char[] squares = new char[SQUARES];
            Arrays.fill(squares, FREE);
            for (char piece : (pieces + "k").toCharArray()) {
                squares[random.nextInt(SQUARES)] = piece;
            }
            String board = new String(squares);
            try {
                S state = game.parse(fen(board));
                if (state.terminalValue().isEmpty() && men(board) > pieces.length()) {
                    return state;
                }
            } catch (ForegoneException refused) {
                // another
            }
        }
    }

    /** Pieces that were put on one square are one. */
    private static long men(String board) {
        return board.chars().filter(square -> square != FREE).count();
    }

    private static String fen(String board) {
        String rows = board.replaceAll("(.{8})(?=.)", "$1/");
        return Pattern.compile("\\.+")
                        .matcher(rows)
                        .replaceAll(free -> String.valueOf(free.group().length()))
                + " w";
    }
}
