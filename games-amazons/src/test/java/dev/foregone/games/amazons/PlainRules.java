package dev.foregone.games.amazons;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rules once more, on letters and squares: a second truth to test the packed ones by. */
final class PlainRules {

    private static final char FREE = Amazons.FREE;

    private final Amazons state;
    private final String squares;

    PlainRules(Amazons state) {
        this.state = state;
        squares = state.squares();
    }

    List<AmazonsMove> legalMoves() {
        List<AmazonsMove> moves = new ArrayList<>();
        Board board = state.board();
        char[] letters = squares.toCharArray();
        for (int from : all(state.mine())) {
            letters[from] = FREE;
            for (int to : indices(reach(board, letters, from))) {
                for (int arrow : indices(reach(board, letters, to))) {
                    moves.add(new AmazonsMove(board.square(from), board.square(to), board.square(arrow)));
                }
            }
            letters[from] = state.mine();
        }
        return Collections.unmodifiableList(moves);
    }

    /** The free squares to which a queen can move, or shoot, as a set of bits. */
    private static int reach(Board board, char[] letters, int from) {
        int reach = 0;
        for (List<Integer> ray : rays(board, from)) {
            for (int to : ray) {
                if (letters[to] != FREE) {
                    break;
                }
                reach |= 1 << to;
            }
        }
        return reach;
    }

    private static int[] indices(int set) {
        return IntStream.range(0, Integer.SIZE)
                .filter(index -> (set >>> index & 1) != 0)
                .toArray();
    }

    /** The indices of the squares that hold a letter. */
    private List<Integer> all(char letter) {
        List<Integer> all = new ArrayList<>();
        for (int index = squares.indexOf(letter); index >= 0; index = squares.indexOf(letter, index + 1)) {
            all.add(index);
        }
        return all;
    }

    Amazons play(AmazonsMove move) {
        char[] letters = squares.toCharArray();
        letters[state.board().index(move.from())] = FREE;
        letters[state.board().index(move.to())] = state.mine();
        letters[state.board().index(move.arrow())] = Amazons.BURNT;
        return new Amazons(state.width(), new String(letters), !state.whiteMoves());
    }

    /** The images under the symmetries of the board, and with the colours exchanged: the other is to move. */
    Stream<Amazons> images() {
        String exchanged = squares.replace('w', '-').replace('b', 'w').replace('-', 'b');
        return Stream.of(state, new Amazons(state.width(), exchanged, !state.whiteMoves()))
                .flatMap(each -> IntStream.range(
                                0, state.board().width() == state.board().height() ? 8 : 4)
                        .mapToObj(symmetry -> image(each, symmetry)));
    }

    private static Amazons image(Amazons state, int symmetry) {
        Board board = state.board();
        char[] image = new char[board.count()];
        for (int index = 0; index < image.length; index++) {
            int flipped = (symmetry & 1) == 0 ? index : board.upsideDown(index);
            int turned = (symmetry & 2) == 0 ? flipped : board.count() - 1 - flipped;
            image[(symmetry & 4) == 0 ? turned : board.transposed(turned)] =
                    state.squares().charAt(index);
        }
        return new Amazons(state.width(), new String(image), state.whiteMoves());
    }

    /** The squares in each of the eight directions, the nearest first. */
    static List<List<Integer>> rays(Board board, int from) {
        return IntStream.range(0, 9)
                .filter(direction -> direction != 4)
                .mapToObj(direction -> new Square(direction % 3 - 1, direction / 3 - 1))
                .map(step -> Stream.iterate(board.square(from).plus(step), board::isOn, each -> each.plus(step))
                        .map(board::index)
                        .toList())
                .toList();
    }
}
