package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.blame.Blame;
import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Game;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameRecord;
import dev.foregone.spi.GameVariant;
import dev.foregone.spi.PositionSetup;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.report.Side;
import dev.foregone.weights.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * A game and its states as commands query them: failures there are blamed on the game.
 *
 * @param game the game
 * @param blame blames failures on the game
 * @param weights those by which it is estimated, in place of those that it brings along
 */
public record GuardedGame<S extends GameState<S, M>, M extends Move>(
        Game<S, M> game, Blame blame, Optional<Weights> weights) {

    private static final int LONGEST_NAME = 80;

    public GuardedGame(Game<S, M> game) {
        this(game, Blame.game(game));
    }

    public GuardedGame(Game<S, M> game, Blame blame) {
        this(game, blame, Optional.empty());
    }

    public GuardedGame<S, M> withWeights(Optional<Weights> its) {
        return new GuardedGame<>(game, blame, its);
    }

    /** The result of a question to the game, on which failures are blamed. */
    public <T> T ask(String method, Callable<? extends @Nullable T> question) {
        return blame.ask(method, question);
    }

    public String id() {
        return blame.id();
    }

    /** The game's name for people. */
    public String name() {
        return SafeText.line(blame.ask("name", game::name), LONGEST_NAME);
    }

    /** The position that a text names, or the initial position if there is no text. */
    public S position(Optional<String> notation) {
        return notation.isPresent()
                ? blame.ask("parse", () -> game.parse(notation.get()))
                : blame.ask("initialState", game::initialState);
    }

    public M move(S state, String notation) {
        return blame.ask("parseMove", () -> game.parseMove(state, notation));
    }

    public String notation(S state) {
        return blame.ask("format", () -> game.format(state));
    }

    /** Whether the game can read its own notation of a position: one without {@code parse} reads nothing. */
    public boolean readsNotation(S state) {
        String text = notation(state);
        try {
            blame.ask("parse", () -> game.parse(text));
            return true;
        } catch (NotationException unread) {
            return false;
        }
    }

    public String drawing(S state) {
        return blame.ask("draw", () -> game.draw(state)).stripTrailing();
    }

    /** The diagram of a position; empty if the game has no diagrams. */
    public Optional<Diagram> diagram(S state) {
        return blame.ask("diagram", () -> game.diagram(state));
    }

    /** The clicks with which a person makes a move. */
    public List<String> clicks(S state, M move) {
        return blame.ask("clicks", () -> List.copyOf(game.clicks(state, move)));
    }

    /** The two players, in the order of their first moves in the game. */
    public List<String> players() {
        List<String> players = blame.ask("players", game::players);
        return blame.ask("players", () -> {
            List<String> names =
                    players.stream().map(String::valueOf).distinct().toList();
            if (names.size() != 2 || players.size() != 2 || players.stream().anyMatch(Objects::isNull)) {
                throw blame.of(new IllegalStateException("players() returned " + names + ", not two different names"));
            }
            return names;
        });
    }

    /** The two players, the player to move in this position first; if that is unknown, as {@link #players}. */
    public List<String> playersFrom(S state) {
        List<String> players = players();
        String first = mover(state).orElse(players.get(0));
        return List.of(first, players.get(first.equals(players.get(0)) ? 1 : 0));
    }

    public Optional<String> mover(S state) {
        return blame.ask("playerToMove", () -> game.playerToMove(state));
    }

    /** The name of the player that a strategy is for. */
    public String playerOf(Strategy<S, M> strategy) {
        return playersFrom(strategy.root()).get(strategy.claim().side() == Side.FIRST ? 0 : 1);
    }

    /** The rules for people; empty if the game does not tell them. */
    public Optional<String> rules() {
        return guide().map(guide -> SafeText.message(blame.ask("rules", guide::rules)));
    }

    /** The beginnings that people are offered, the usual one first; none if the game names none. */
    public List<GameVariant> variants() {
        return guide().map(guide -> blame.ask("variants", () -> List.copyOf(guide.variants())))
                .orElse(List.of());
    }

    /** Why the game is over; empty if it is not, or if the game does not say. */
    public Optional<GameEnding> ending(S state) {
        return guide().filter(guide -> result(state).isPresent())
                .flatMap(guide -> blame.ask("ending", () -> guide.ending(state)));
    }

    /** A move as people write it: its notation, unless the game says otherwise. */
    public String written(S state, M move) {
        return guide().map(guide -> blame.ask("written", () -> guide.written(state, move)))
                .orElseGet(() -> spelling(move));
    }

    /** Why its weights like a move or not, or none of it. */
    public List<Reason> reasons(S state, M move) {
        return blame.ask("cells", () -> Reason.of(game, weights, state, move));
    }

    /** The moves of a line as people write them. */
    public List<String> written(S start, List<M> moves) {
        List<String> written = new ArrayList<>();
        S state = start;
        for (M move : moves) {
            written.add(written(state, move));
            state = after(state, move);
        }
        return written;
    }

    /** A move as people write it, and its notation behind it where that differs. */
    public String writtenAndSpelt(S state, M move) {
        String spelling = spelling(move);
        String written = written(state, move);
        return written.equals(spelling) ? spelling : written + " (" + spelling + ")";
    }

    /** What a winner reaches, as in "mate in 3"; empty if people count plies alone. */
    public Optional<String> goal() {
        return guide().flatMap(guide -> blame.ask("goal", guide::goal));
    }

    /** A played game in the game's own file format; empty if it has none. */
    public Optional<GameRecord> recorded(PlayedLine<S, M> line, List<String> players) {
        return guide().flatMap(
                        guide -> blame.ask("recorded", () -> guide.recorded(line.start(), line.moves(), players)));
    }

    /** How positions are set up; empty if the game does not offer that. */
    public Optional<PositionSetup<S>> setup() {
        return guide().flatMap(guide -> blame.ask("setup", guide::setup));
    }

    private Optional<GameGuide<S, M>> guide() {
        return game instanceof GameGuide<S, M> guide ? Optional.of(guide) : Optional.empty();
    }

    public Optional<GameValue> result(S state) {
        return blame.ask("terminalValue", state::terminalValue);
    }

    /**
     * Refuses a position in which the game is over.
     *
     * @param why what cannot be done there, with %s for the position: {@code nobody is to move in %s}
     */
    public void refuseOver(S state, String why) {
        if (result(state).isPresent()) {
            throw new UsageException("the game is over: " + why.replace("%s", notation(state))
                    + "\n  accepted: a position in which there is a move");
        }
    }

    public List<M> moves(S state) {
        List<M> moves = blame.ask("legalMoves", state::legalMoves);
        return blame.ask("legalMoves", () -> List.copyOf(moves));
    }

    public S after(S state, M move) {
        return blame.ask("play", () -> state.play(move));
    }

    /** Plays moves that are written in the game's notation. */
    public PlayedLine<S, M> line(S start, List<String> notations) {
        LineBuilder<S, M> line = new LineBuilder<>(this, start);
        notations.forEach(line::play);
        return line.line();
    }

    public boolean movesAgain(S state, M move) {
        return blame.ask("movesAgain", () -> state.movesAgain(move));
    }

    /** A move's notation. */
    public String spelling(M move) {
        return blame.ask("a move's toString", move::toString);
    }

    public List<String> spellings(List<M> moves) {
        return moves.stream().map(this::spelling).toList();
    }
}
