package dev.foregone.games.endings;

import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameVariant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What people are told of the game. */
final class EndingsGuide {

    static final String RULES = """
            Two kings and up to three more pieces, with the rules of chess. White's pieces are shown below in the beginning.
            Checkmate wins. Stalemate is a draw, and so is a position at once in which only kings are left, or kings and one bishop \
            or one knight. A pawn that reaches the last rank becomes a queen, rook, bishop or knight; a pawn that has just moved two \
            squares can be captured en passant.
            There is no castling, and nothing is counted: neither fifty moves without a capture nor repetitions end the game. An \
            endless game is a draw.""";

    static final List<GameVariant> VARIANTS = List.of(
            new GameVariant("King and rook against king", "8/8/3k4/8/8/3K4/8/R7 w"),
            new GameVariant("King and queen against king", "8/8/3k4/8/8/3K4/8/Q7 w"),
            new GameVariant("King and pawn against king", "4k3/8/8/8/8/8/4P3/4K3 w"),
            new GameVariant("King and two bishops against king", "8/8/3k4/8/8/3K4/8/2B2B2 w"),
            new GameVariant("King, bishop and knight against king", "8/8/3k4/8/8/3K4/8/1N3B2 w"),
            new GameVariant("King and queen against king and rook", "8/8/2kr4/8/8/4K3/8/Q7 w"),
            new GameVariant("King and pawn against king and pawn", "4k3/4p3/8/8/8/8/4P3/4K3 w"));

    private EndingsGuide() {}

    /** Lights the king, and the pieces that mate it. */
    static Optional<GameEnding> ending(Ending state) {
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
}
