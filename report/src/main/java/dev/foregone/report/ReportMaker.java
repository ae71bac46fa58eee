package dev.foregone.report;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.blame.Blame;
import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site;
import dev.foregone.spi.Game;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes a report of games.
 *
 * @param games between opponents
 * @param atRandom between players who moved at random
 */
record ReportMaker<S extends GameState<S, M>, M extends Move>(
        Playtest<S, M> test, Beginning<S, M> beginning, List<PlaytestGame<M>> games, List<PlaytestGame<M>> atRandom) {

    Report report() {
        Game<S, M> game = test.game;
        List<String> players = players();
        List<Ending> endings = endings();
        Tally results = Tally.of(games, beginning.isProved());
        Tally random = Tally.of(atRandom, true);
        return new Report(
                game.id(),
                game.name(),
                Blame.game(game).ask("format", () -> game.format(test.start)),
                players,
                test.seed,
                test.positions,
                test.games,
                beginning.advice().bounds(),
                beginning.advice().estimate(),
                beginning.moves(games),
                Group.of("all", games, beginning.isProved()),
                test.strengths.stream().map(Object::toString).map(this::group).toList(),
                random,
                endings,
                Choices.of(games),
                usage(),
                games.isEmpty() ? List.of() : new Never(players, results, random, endings, game.cyclic()).sentences());
    }

    /** The one who moves first at the start, then the other. */
    private List<String> players() {
        List<String> players = test.game.players();
        boolean turned = test.game
                .playerToMove(test.start)
                .filter(players.get(1)::equals)
                .isPresent();
        return turned ? List.of(players.get(1), players.get(0)) : players;
    }

    private Group group(String strength) {
        return Group.of(
                strength,
                games.stream().filter(game -> game.strength().equals(strength)).toList(),
                beginning.isProved());
    }

    private List<Ending> endings() {
        Map<Ending, int[]> counts = new LinkedHashMap<>();
        games.forEach(game -> counts.computeIfAbsent(kind(game), first -> new int[2])[0]++);
        atRandom.forEach(game -> counts.computeIfAbsent(kind(game), first -> new int[2])[1]++);
        return counts.entrySet().stream()
                .map(each -> new Ending(
                        each.getKey().result(), each.getKey().reason(), each.getValue()[0], each.getValue()[1]))
                .sorted(Comparator.comparing(Ending::games)
                        .thenComparing(Ending::atRandom)
                        .reversed())
                .toList();
    }

    private static Ending kind(PlaytestGame<?> game) {
        return new Ending(game.result(), game.ending(), 0, 0);
    }

    private Usage usage() {
        Set<String> legal = new TreeSet<>();
        Set<String> made = new TreeSet<>();
        for (PlaytestGame<M> game : games) {
            game.legal().forEach(move -> legal.add(move.toString()));
            game.moves().forEach(move -> made.add(move.toString()));
        }
        List<String> unused =
                legal.stream().filter(move -> !made.contains(move)).toList();
        Optional<Diagram> board = test.game.diagram(test.start).filter(diagram -> !games.isEmpty());
        if (board.isEmpty()) {
            return new Usage(legal.size(), unused, List.of(), List.of(), List.of(), "");
        }
        int[] changed = changed(board.get().sites().size());
        return new Usage(
                legal.size(),
                unused,
                IntStream.of(changed).boxed().toList(),
                unusedSites(board.get().sites(), changed),
                unusedPieces(board.get()),
                board.get().heatMap(changed));
    }

    private int[] changed(int sites) {
        int[] changed = new int[sites];
        games.forEach(game -> {
            for (int site = 0; site < sites; site++) {
                changed[site] += game.sites().get(site);
            }
        });
        return changed;
    }

    private static List<String> unusedSites(List<Site> sites, int[] changed) {
        return IntStream.range(0, changed.length)
                .filter(site -> changed[site] == 0)
                .mapToObj(site -> sites.get(site).name())
                .toList();
    }

    private List<String> unusedPieces(Diagram board) {
        Set<String> moved =
                games.stream().flatMap(game -> game.pieces().stream()).collect(Collectors.toSet());
        return board.sites().stream()
                .map(Site::piece)
                .filter(piece -> !piece.isEmpty() && !moved.contains(piece))
                .distinct()
                .toList();
    }
}
