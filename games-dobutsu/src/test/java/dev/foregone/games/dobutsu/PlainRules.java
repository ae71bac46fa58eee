package dev.foregone.games.dobutsu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules once more, on letters and squares: a second truth to test the packed ones by. */
final class PlainRules {

    private static final List<Piece> DROPPED = List.of(Piece.CHICK, Piece.ELEPHANT, Piece.GIRAFFE);

    private final Dobutsu state;
    private final String board;
    private final String hands;
    private final boolean senteMoves;

    PlainRules(Dobutsu state) {
        this.state = state;
        board = state.board();
        hands = state.hands();
        senteMoves = state.senteMoves();
    }

    List<DobutsuMove> legalMoves() {
        if (state.isLionCaught()) {
            return List.of();
        }
        Square theirLion = square(Piece.LION, !senteMoves).orElseThrow();
        List<DobutsuMove> steps = steps();
        List<DobutsuMove> catches =
                steps.stream().filter(step -> step.to().equals(theirLion)).toList();
        if (!catches.isEmpty()) {
            return catches;
        }
        return state.triedLion().isPresent()
                ? List.of()
                : Stream.concat(steps.stream(), drops().stream()).toList();
    }

    /** Visits squares in the order in which the player to move reads the board. */
    private List<DobutsuMove> steps() {
        List<DobutsuMove> steps = new ArrayList<>();
        for (Square from : Square.ALL) {
            char letter = at(seen(from));
            if (isOf(letter, senteMoves)) {
                Piece.of(letter).steps().stream()
                        .map(from::plus)
                        .filter(to -> to.isOnBoard() && !isOf(at(seen(to)), senteMoves))
                        .forEach(to -> steps.add(new Step(seen(from), seen(to))));
            }
        }
        return steps;
    }

    private List<DobutsuMove> drops() {
        List<DobutsuMove> drops = new ArrayList<>();
        for (Piece piece : DROPPED) {
            if (hands.indexOf(Dobutsu.letter(piece, senteMoves)) >= 0) {
                Square.ALL.stream()
                        .map(this::seen)
                        .filter(to -> at(to) == '.')
                        .forEach(to -> drops.add(new Drop(piece, to)));
            }
        }
        return drops;
    }

    /** A square as the player to move sees it, and back. */
    private Square seen(Square square) {
        return senteMoves ? square : square.turned();
    }

    private char at(Square square) {
        return board.charAt(square.index());
    }

    private Optional<Square> square(Piece piece, boolean sente) {
        int index = board.indexOf(Dobutsu.letter(piece, sente));
        return index < 0 ? Optional.empty() : Optional.of(Square.ALL.get(index));
    }

    static boolean isOf(char letter, boolean sente) {
        return sente ? Character.isUpperCase(letter) : Character.isLowerCase(letter);
    }

    Dobutsu play(DobutsuMove move) {
        return move instanceof Step step ? after(step) : after((Drop) move);
    }

    private Dobutsu after(Step step) {
        char moved = at(step.from());
        char caught = at(step.to());
        boolean promotes = Piece.of(moved) == Piece.CHICK && seen(step.to()).row() == 0;
        StringBuilder after = new StringBuilder(board);
        after.setCharAt(step.from().index(), '.');
        after.setCharAt(step.to().index(), promotes ? Dobutsu.letter(Piece.HEN, senteMoves) : moved);
        String taken = caught == '.'
                ? ""
                : String.valueOf(Dobutsu.letter(Piece.of(caught).captured(), senteMoves));
        return new Dobutsu(after.toString(), hands + taken, !senteMoves);
    }

    private Dobutsu after(Drop drop) {
        char letter = Dobutsu.letter(drop.piece(), senteMoves);
        StringBuilder after = new StringBuilder(board);
        after.setCharAt(drop.to().index(), letter);
        String left =
                new StringBuilder(hands).deleteCharAt(hands.indexOf(letter)).toString();
        return new Dobutsu(after.toString(), left, !senteMoves);
    }

    /** The mirror image: left and right exchanged. */
    static Dobutsu mirrored(Dobutsu state) {
        String mirrored = Square.ALL.stream()
                .map(square -> new Square(square.row(), Square.COLUMNS - 1 - square.column()))
                .map(square -> String.valueOf(state.board().charAt(square.index())))
                .collect(Collectors.joining());
        return new Dobutsu(mirrored, state.hands(), state.senteMoves());
    }

    /** The board turned round and the players exchanged: the other is to move. */
    static Dobutsu turned(Dobutsu state) {
        String board = exchanged(new StringBuilder(state.board()).reverse());
        return new Dobutsu(board, exchanged(state.hands()), !state.senteMoves());
    }

    private static String exchanged(CharSequence letters) {
        return letters.chars()
                .mapToObj(letter -> String.valueOf((char)
                        (Character.isUpperCase(letter)
                                ? Character.toLowerCase(letter)
                                : Character.toUpperCase(letter))))
                .collect(Collectors.joining());
    }
}
