package dev.foregone.board;

import dev.foregone.api.GameState;
import dev.foregone.board.BoardGame.Player;
import dev.foregone.board.BoardGame.Result;
import dev.foregone.spi.Game;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.Score;
import dev.foregone.spi.ScoredRules;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;

/** A board game's rules over a line of play. States are made only when asked for, and so are keys and notations. */
final class BoardLine<B, V> implements LineRules<BoardState<B>, BoardMove>, ScoredRules {

    private final BoardRules<B, V> rules;
    private final LineBoards<B, V> line;
    private final boolean hasSymmetry;

    /** The most points of the line's game. */
    private int most;

    BoardLine(BoardRules<B, V> rules) {
        this.rules = rules;
        this.line = new LineBoards<>(rules);
        this.hasSymmetry = hasSymmetry(rules.game());
    }

    /** Whether the game has a {@code canonical} of its own: if not, there is no need to make a state to find the key. */
    private static boolean hasSymmetry(BoardGame<?, ?> game) {
        try {
            Class<?> itsClass =
                    game.getClass().getMethod("canonical", GameState.class).getDeclaringClass();
            return itsClass != Game.class;
        } catch (NoSuchMethodException renamed) { // by a tool that shortens names
            return true;
        }
    }

    @Override
    public long pack(BoardState<B> state) {
        if (state.terminalValue().isEmpty()) {
            state.legalMoves(); // are checked, which those of later places are only now and then
        }
        line.begin(state);
        most = rules.game().mostPoints(state);
        return 0;
    }

    @Override
    public BoardState<B> unpack(long position) {
        LinePlace<B, V> here = line.place(position);
        BoardState<B> state = here.state;
        if (state == null) {
            state = new BoardState<>(rules, rules.copy(line.board(position)), here.mover);
            here.state = state;
        }
        return state;
    }

    @Override
    public BoardMove unpackMove(long position, int move) {
        return new BoardMove(line.notation(position, move));
    }

    @Override
    public int moveClass(long position, int move) {
        return line.moveClass(position, move);
    }

    @Override
    public int terminal(long position) {
        LinePlace<B, V> here = line.place(position);
        if (here.terminal == LinePlace.UNASKED) {
            Result result = rules.result(line.board(position));
            here.terminal = result == Result.ONGOING
                    ? Score.ONGOING
                    : Score.finished(BoardRules.value(result, here.mover).orElseThrow());
            line.check(position);
        }
        return here.terminal;
    }

    @Override
    public int maxMoves(long position) {
        return terminal(position) == Score.ONGOING ? line.moves(position).length : 0;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        int count = line.moves(position).length;
        for (int move = 0; move < count; move++) {
            into[from + move] = move;
        }
        return count;
    }

    @Override
    public long play(long position, int move) {
        return line.play(position, move);
    }

    @Override
    public boolean alternates() {
        return false; // a place knows its player anyway
    }

    @Override
    public boolean movesAgain(long position, int move) {
        Player mover = line.place(position).mover;
        return line.moverAfter(position, move) == mover;
    }

    @Override
    public Object key(long position, boolean symmetry) {
        return symmetry && hasSymmetry
                ? Objects.requireNonNull(rules.game().canonical(unpack(position)), "canonical() answered null")
                        .position()
                : line.key(position);
    }

    @Override
    public Optional<LongToDoubleFunction> evaluation() {
        return rules.game().evaluation().map(present -> position -> rules.evaluation(line.board(position)));
    }

    @Override
    public long scoreBounds(long position) {
        if (terminal(position) == Score.ONGOING) {
            return Score.bounds(-most, most);
        }
        int lead = rules.game().score(line.board(position));
        int score = isFirstToMove(position) ? lead : -lead;
        return Score.bounds(score, score);
    }

    @Override
    public int cells(long position, byte[] into) {
        return rules.cells(line.board(position), into);
    }

    @Override
    public boolean isFirstToMove(long position) {
        return line.place(position).mover == Player.FIRST;
    }
}
