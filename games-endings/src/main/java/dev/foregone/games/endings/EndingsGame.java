package dev.foregone.games.endings;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameRecord;
import dev.foregone.spi.GameVariant;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.PositionSetup;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Chess endings: two kings and up to three more pieces; {@link Ending} states the rules. A line of play can repeat a
 * position.
 *
 * <p>A position is written in FEN, of which the first two fields are enough: {@code 8/8/3k4/8/8/3K4/8/R7 w}; where a pawn
 * can be captured en passant, its square is a part of the position, as in {@code 8/8/8/8/k1pP4/8/8/6K1 b - d3}, and where none can, it is
 * read and left out. What comes after it, numbers of moves and operations of EPD, is read and does not matter. There is no
 * castling: positions with rights to it are refused, and so are those in which the player not to move is in check; others are
 * accepted even if no game of chess reaches them. A move is written in coordinates: {@code e2e4}, {@code a7a8q}.
 */
public final class EndingsGame implements GameGuide<Ending, EndingMove> {

    private static final Ending START = Fen.parse("8/8/3k4/8/8/3K4/8/R7 w");

    /** Called by the registry. */
    public EndingsGame() {}

    @Override
    public String id() {
        return "endings";
    }

    @Override
    public String name() {
        return "Chess endings";
    }

    @Override
    public String description() {
        return "two kings and up to three more pieces; king and rook against king or any other ending";
    }

    /** King and rook against king; the game has no standard beginning. */
    @Override
    public Ending initialState() {
        return START;
    }

    @Override
    public String rules() {
        return """
            Two kings and up to three more pieces, with the rules of chess. White's pieces are shown below in the beginning.
            Checkmate wins. Stalemate is a draw, and so is a position at once in which only kings are left, or kings and one bishop \
            or one knight. A pawn that reaches the last rank becomes a queen, rook, bishop or knight; a pawn that has just moved two \
            squares can be captured en passant.
            There is no castling, and nothing is counted: neither fifty moves without a capture nor repetitions end the game. An \
            endless game is a draw.""";
    }

    @Override
    public List<GameVariant> variants() {
        return List.of(
                new GameVariant("King and rook against king", "8/8/3k4/8/8/3K4/8/R7 w"),
                new GameVariant("King and queen against king", "8/8/3k4/8/8/3K4/8/Q7 w"),
                new GameVariant("King and pawn against king", "4k3/8/8/8/8/8/4P3/4K3 w"),
                new GameVariant("King and two bishops against king", "8/8/3k4/8/8/3K4/8/2B2B2 w"),
                new GameVariant("King, bishop and knight against king", "8/8/3k4/8/8/3K4/8/1N3B2 w"),
                new GameVariant("King and queen against king and rook", "8/8/2kr4/8/8/4K3/8/Q7 w"),
                new GameVariant("King and pawn against king and pawn", "4k3/4p3/8/8/8/8/4P3/4K3 w"));
    }

    /** Lights the king, and the pieces that mate it. */
    @Override
    public Optional<GameEnding> ending(Ending state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        if (state.isDead()) {
            return Optional.of(new GameEnding("too few pieces are left to mate"));
        }
        int king = state.board().king(state.whiteMoves());
        List<String> sites = IntStream.concat(IntStream.of(king), state.checks())
                .mapToObj(square -> Square.ALL.get(square).toString())
                .toList();
        return Optional.of(new GameEnding(sites.size() > 1 ? "checkmate" : "stalemate", sites));
    }

    /** In standard algebraic notation: {@code Kd4}, {@code exd8=Q+}. */
    @Override
    public String written(Ending state, EndingMove move) {
        return San.of(state, move);
    }

    @Override
    public Optional<String> goal() {
        return Optional.of("mate");
    }

    @Override
    public Optional<GameRecord> recorded(Ending start, List<EndingMove> moves, List<String> players) {
        return Optional.of(new GameRecord("PGN", Pgn.of(start, moves, players)));
    }

    @Override
    public Ending parse(String notation) {
        return Fen.parse(notation);
    }

    @Override
    public Optional<Diagram> diagram(Ending state) {
        return Optional.of(EndingsDiagram.of(state.board()));
    }

    @Override
    public Optional<PositionSetup<Ending>> setup() {
        return Optional.of(EndingsSetup.ALL);
    }

    /** The two squares; a promotion is then chosen from a menu. */
    @Override
    public List<String> clicks(Ending state, EndingMove move) {
        return List.of(move.from().toString(), move.to().toString());
    }

    @Override
    public List<String> players() {
        return Legality.PLAYERS;
    }

    @Override
    public Optional<String> playerToMove(Ending state) {
        return Optional.of(Legality.player(state.whiteMoves()));
    }

    @Override
    public boolean cyclic() {
        return true;
    }

    @Override
    public Optional<PackedRules<Ending, EndingMove>> packedRules(Ending state) {
        return Optional.of(state.packedRules());
    }
}
