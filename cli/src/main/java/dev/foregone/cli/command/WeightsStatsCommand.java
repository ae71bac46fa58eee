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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
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
        tell(weights, FileKind.WEIGHTS.game(file, weights.header().game(), context()));
    }

    private void tellHead(Weights weights, Game<?, ?> game) {
        print(Phrases.number(weights.patterns().count()) + " weights for the game '" + game.id() + "', for games from "
                + SafeText.quoted(weights.header().position()));
        places(weights.patterns().shapes())
                .forEach((size, places) -> print("  " + Phrases.count(places, "place", "places") + " of "
                        + Phrases.count(size, "cell", "cells")));
        if (weights.ownPercent() != 0) {
            print("  " + weights.ownPercent() + " % of the game's own evaluation");
        }
        print(SafeText.message(weights.header().story()));
    }

    /** How many places there are of each number of cells, whatever their shape. */
    private static Map<Integer, Integer> places(List<Shape> shapes) {
        Map<Integer, Integer> places = new TreeMap<>();
        shapes.forEach(shape -> places.merge(shape.size(), shape.placements().size(), Integer::sum));
        places.remove(0);
        return places;
    }

    private <S extends GameState<S, M>, M extends Move> void tell(Weights weights, Game<S, M> game) {
        WeightsFiles.checked(file, weights, game);
        S start = WeightsFiles.start(file, weights, game);
        GuardedGame<S, M> guarded = new GuardedGame<>(game);
        if (svg != null) {
            Picture.refuse(guarded, start, svg);
        }
        tellHead(weights, game);
        byte[] cells = new Boards<>(game).cells(start);
        int sites =
                guarded.diagram(start).map(diagram -> diagram.sites().size()).orElse(cells.length);
        Map<List<Integer>, List<String>> contents = contents(weights, cells, Math.min(cells.length, sites));
        contents.forEach((worths, alike) -> {
            print("cell by cell, what a cell that holds " + String.join(", or ", alike)
                    + " is worth to the player who begins, compared with an empty one"
                    + " (+100: 2.7 times the odds of winning):");
            print(grid(worths));
        });
        if (svg != null) {
            List<int[]> maps = contents.keySet().stream()
                    .map(worths -> worths.stream().mapToInt(Integer::intValue).toArray())
                    .toList();
            Picture.writeMaps(guarded, start, maps, svg);
        }
    }

    /** What stands for the player who begins or for nobody, by what it is worth on each cell of the board. */
    private static Map<List<Integer>, List<String>> contents(Weights weights, byte[] cells, int board) {
        Map<List<Integer>, List<String>> contents = new LinkedHashMap<>();
        for (byte content : weights.patterns().alphabet()) {
            if (content > 0) {
                List<Integer> worths = worths(weights, cells, content);
                contents.computeIfAbsent(worths.subList(0, board), same -> new ArrayList<>())
                        .add(content + further(worths.subList(board, cells.length)));
            }
        }
        return contents;
    }

    /** What a content is worth in cells that are not on the board. */
    private static String further(List<Integer> worths) {
        return worths.isEmpty()
                ? ""
                : " (in further cells " + worths.stream().map(String::valueOf).collect(Collectors.joining(", ")) + ")";
    }

    /** What a content is worth on each cell more than nothing there. */
    private static List<Integer> worths(Weights weights, byte[] cells, byte content) {
        PatternSum sum = weights.sum();
        List<Integer> worths = new ArrayList<>();
        for (int cell = 0; cell < cells.length; cell++) {
            byte[] with = cells.clone();
            byte[] without = cells.clone();
            with[cell] = content;
            without[cell] = 0;
            worths.add(sum.of(with, true) - sum.of(without, true));
        }
        return worths;
    }

    private static String grid(List<Integer> worths) {
        int width = (int) Math.round(Math.sqrt(worths.size()));
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < worths.size(); cell++) {
            text.append(String.format(java.util.Locale.ROOT, "%6d", worths.get(cell)));
            text.append(cell % width == width - 1 && cell < worths.size() - 1 ? "\n" : "");
        }
        return text.toString();
    }
}
