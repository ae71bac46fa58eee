package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.benchmarks.yardstick.BitAmazons;
import dev.foregone.benchmarks.yardstick.BitConnectFour;
import dev.foregone.benchmarks.yardstick.BreakthroughBoard;
import dev.foregone.benchmarks.yardstick.DraughtsBoard;
import dev.foregone.benchmarks.yardstick.HexBoard;
import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.benchmarks.yardstick.MorrisBoard;
import dev.foregone.benchmarks.yardstick.ReversiBoard;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.games.amazons.AmazonsGame;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.morris.MorrisGame;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.spi.Rules;
import java.util.List;
import java.util.function.Supplier;

/**
 * A game in both forms: as the library knows it, and as a board of somebody else's. The moves of both are written alike.
 *
 * @param start where games begin
 * @param newBoard a board in the same position
 */
record Arena<S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>>(
        Game<S, M> game, S start, Supplier<B> newBoard) {

    /** The names of all. */
    static final List<String> IDS = List.of(
            "breakthrough6",
            "breakthrough8",
            "amazons6",
            "amazons8",
            "hex7",
            "reversi",
            "draughts",
            "morris",
            "connectfour",
            "amazons5x6",
            "morris9",
            "dobutsu",
            "kalah6x4");

    /**
     * The game of a name: the first ones are through the bridge, and those from connectfour on have packed rules.
     *
     * @param id one of {@link #IDS}
     * @param evaluates whether a game on the bridge says who stands better
     */
    static Arena<?, ?, ?> of(String id, boolean evaluates) {
        return switch (id) {
            case "breakthrough6" -> bridge(id, () -> new BreakthroughBoard(6, 6), false, evaluates);
            case "breakthrough8" -> bridge(id, () -> new BreakthroughBoard(8, 8), false, evaluates);
            case "amazons6" -> bridge(id, () -> new BitAmazons(6, 6), false, evaluates);
            case "amazons8" -> bridge(id, () -> new BitAmazons(8, 8), false, evaluates);
            case "hex7" -> bridge(id, HexBoard::new, false, false);
            case "reversi" -> bridge(id, ReversiBoard::new, false, evaluates);
            case "draughts" -> bridge(id, DraughtsBoard::new, true, evaluates);
            case "morris" -> bridge("nine-mens-morris", MorrisBoard::new, true, evaluates);
            case "connectfour" -> packed(new ConnectFourGame(), "-", BitConnectFour::new);
            case "amazons5x6" -> packed(new AmazonsGame(), "5x6", () -> new BitAmazons(5, 6));
            case "morris9" -> packed(new MorrisGame(), "9", MorrisBoard::new);
            case "dobutsu" -> installed(Games.load().get("dobutsu"), "");
            case "kalah6x4" -> installed(Games.load().get("kalah"), "6x4");
            default -> throw new IllegalArgumentException(id);
        };
    }

    private static <S extends GameState<S, M>, M extends Move> Arena<S, M, RulesBoard> installed(
            Game<S, M> game, String notation) {
        S start = notation.isEmpty() ? game.initialState() : game.parse(notation);
        Rules<S, M> rules = game.packedRules(start).orElseThrow();
        return new Arena<>(game, start, () -> new RulesBoard(rules, rules.pack(start), true));
    }

    private static <B extends MatchBoard<B>> Arena<BoardState<B>, BoardMove, B> bridge(
            String id, Supplier<B> newBoard, boolean cyclic, boolean evaluates) {
        MatchGame<B> game = new MatchGame<>(id, newBoard, cyclic, evaluates);
        return new Arena<>(game, game.initialState(), newBoard);
    }

    private static <S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> Arena<S, M, B> packed(
            Game<S, M> game, String start, Supplier<B> newBoard) {
        return new Arena<>(game, game.parse(start), newBoard);
    }

    /** The library's move that a board writes so. */
    M move(S state, String notation) {
        return state.legalMoves().stream()
                .filter(move -> move.toString().equals(notation))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the library has no move " + notation + " in " + state));
    }

    /** The library's state after moves of the board from the start. */
    S after(List<Integer> moves) {
        S state = start;
        B board = newBoard.get();
        for (int move : moves) {
            state = state.play(move(state, board.notation(move)));
            board.make(move);
        }
        return state;
    }
}
