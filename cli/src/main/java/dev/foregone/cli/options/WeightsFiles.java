package dev.foregone.cli.options;

import dev.foregone.answers.SafeText;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.cells.Boards;
import dev.foregone.spi.Game;
import dev.foregone.weights.Weights;

/** Opens learned weights; those of other rules or of another board are bad input. */
public final class WeightsFiles {

    private WeightsFiles() {}

    public static Weights open(String file) {
        return FileKind.WEIGHTS.read(file, Weights::read);
    }

    /** The weights of the game that the file names. */
    public static Weights open(String file, Context context) {
        Weights weights = open(file);
        return checked(
                file, weights, FileKind.WEIGHTS.game(file, weights.header().game(), context));
    }

    /** The weights of a game. */
    public static <S extends GameState<S, M>, M extends Move> Weights open(String file, Game<S, M> game) {
        return checked(file, open(file), game);
    }

    /** Weights that were read, if they are of a game. */
    public static <S extends GameState<S, M>, M extends Move> Weights checked(
            String file, Weights weights, Game<S, M> game) {
        if (!weights.header().game().equals(game.id())) {
            throw refused(file, "they are of the game '" + weights.header().game() + "', not of '" + game.id() + "'");
        }
        Boards<S, M> boards = new Boards<>(game);
        S start = start(file, weights, game);
        int cells = boards.cells(start).length;
        if (cells != weights.patterns().cells()) {
            throw refused(
                    file, "they are of a board of " + weights.patterns().cells() + " cells, and this has " + cells);
        }
        if (boards.fingerprint(start) != weights.header().fingerprint()) {
            throw refused(file, "they are of other rules, or of another numbering of the cells");
        }
        return weights;
    }

    /** Where their games began. */
    public static <S extends GameState<S, M>, M extends Move> S start(String file, Weights weights, Game<S, M> game) {
        String position = weights.header().position();
        try {
            return new Boards<>(game).start(position);
        } catch (NotationException unknown) {
            throw refused(file, "their games began at " + SafeText.quoted(position) + ", which the game does not know");
        }
    }

    private static UsageException refused(String file, String why) {
        return new UsageException("cannot use the weights " + SafeText.quoted(file) + ": " + why
                + "\n  accepted: a file that 'foregone train' wrote for this game, or train again");
    }
}
