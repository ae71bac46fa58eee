package dev.foregone.cli.command;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.SafeText;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cells.Boards;
import dev.foregone.cli.options.FileKind;
import dev.foregone.cli.options.WeightsFiles;
import dev.foregone.cli.text.Picture;
import dev.foregone.spi.Game;
import dev.foregone.weights.PatternSum;
import dev.foregone.weights.Shape;
import dev.foregone.weights.Weights;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone weights stats}. */
@Command(
        name = "stats",
        description =
                "Tells what weights are for, how they were trained and what they beat, and what each kind of piece is worth on each "
                        + "cell where games begin.")
public final class WeightsStatsCommand extends Subcommand implements Runnable {

    @Parameters(index = "0", paramLabel = "FILE", description = "A file that 'foregone train' wrote.")
    private String file = "";

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Also draw heat maps to a file, an SVG: the game's board for each kind of piece.")
    private @Nullable String svg;

    @Override
    public void run() {
        Weights weights = WeightsFiles.open(file);
        Game<?, ?> game = FileKind.WEIGHTS.game(file, weights.header().game(), context());
        PrintWriter out = console().out();
        out.println(Phrases.number(weights.patterns().count()) + " weights of the game '" + game.id()
                + "', for games from " + SafeText.quoted(weights.header().position()));
        weights.patterns().shapes().stream()
                .filter(shape -> shape.size() > 0)
                .forEach(shape -> out.println("  " + words(shape)));
        out.println("  " + weights.patterns().symmetries().size() + " symmetries"
                + (weights.ownPercent() == 0
                        ? ""
                        : ", and " + weights.ownPercent() + " % of the game's own evaluation"));
        out.println(SafeText.message(weights.header().story()));
        print(weights, game, out);
    }

    private static String words(Shape shape) {
        return Phrases.number(shape.placements().size()) + " places of " + shape.size()
                + (shape.size() == 1 ? " cell" : " cells");
    }

    private <S extends GameState<S, M>, M extends Move> void print(Weights weights, Game<S, M> game, PrintWriter out) {
        WeightsFiles.checked(file, weights, game);
        S start = WeightsFiles.start(file, weights, game);
        byte[] cells = new Boards<>(game).cells(start);
        List<int[]> maps = new ArrayList<>();
        for (byte content : weights.patterns().alphabet()) {
            if (content > 0) {
                int[] worths = worths(weights, cells, content);
                maps.add(worths);
                out.println("what " + content
                        + " is worth to the player who begins, in hundredths of the odds' logarithm:");
                out.println(grid(worths));
            }
        }
        if (svg != null) {
            Picture.writeMaps(new GuardedGame<>(game), start, maps, svg);
        }
    }

    /** What a content is worth on each cell more than nothing there. */
    private static int[] worths(Weights weights, byte[] cells, byte content) {
        PatternSum sum = weights.sum();
        int[] worths = new int[cells.length];
        for (int cell = 0; cell < cells.length; cell++) {
            byte[] with = cells.clone();
            byte[] without = cells.clone();
            with[cell] = content;
            without[cell] = 0;
            worths[cell] = sum.of(with, true) - sum.of(without, true);
        }
        return worths;
    }

    private static String grid(int[] worths) {
        int width = (int) Math.round(Math.sqrt(worths.length));
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < worths.length; cell++) {
            text.append(String.format(java.util.Locale.ROOT, "%6d", worths[cell]));
            text.append(cell % width == width - 1 && cell < worths.length - 1 ? "\n" : "");
        }
        return text.toString();
    }
}
