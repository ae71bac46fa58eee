package dev.foregone.games.dobutsu;

import java.util.Locale;

/** States as packed positions and back. */
final class Packing {

    private Packing() {}

    static long pack(Dobutsu state) {
        int lions = lion(state.board(), 'L') | lion(state.board(), 'l') << 4;
        long ofSente =
                Layout.of(pair(state, Piece.CHICK), pair(state, Piece.ELEPHANT), pair(state, Piece.GIRAFFE), lions);
        return state.senteMoves() ? ofSente : Layout.turned(ofSente);
    }

    private static int lion(String board, char lion) {
        int square = board.indexOf(lion);
        return square < 0 ? Layout.CAUGHT : square;
    }

    /** Where the two pieces of a kind are. */
    private static int pair(Dobutsu state, Piece piece) {
        int[] places = new int[2];
        int found = 0;
        String all = state.board() + state.hands();
        for (int i = 0; i < all.length(); i++) {
            char letter = all.charAt(i);
            if (letter != '.' && Piece.of(letter).captured() == piece) {
                int square = Math.min(i, Square.COUNT);
                places[found++] =
                        Layout.place(Steps.kind(Piece.of(letter)), square, Character.isUpperCase(letter) ? 0 : 1);
            }
        }
        return Pairs.of(places[0], places[1]);
    }

    static Dobutsu unpack(long position) {
        boolean senteMoves = (position & Layout.TURN) == 0;
        long ofSente = senteMoves ? position : Layout.turned(position);
        long board = Layout.board(ofSente);
        char[] letters = new char[Square.COUNT];
        for (int square = 0; square < Square.COUNT; square++) {
            int code = Layout.at(board, square);
            char letter = Steps.LETTERS.charAt(code % Layout.THEIRS);
            letters[square] = code < Layout.THEIRS ? letter : Character.toLowerCase(letter);
        }
        StringBuilder hands = new StringBuilder();
        for (int kind = Layout.CHICK; kind <= Layout.GIRAFFE; kind++) {
            String letter = Steps.LETTERS.substring(kind, kind + 1);
            hands.append(letter.repeat(Layout.inHand(board, kind, 0)));
            hands.append(letter.toLowerCase(Locale.ROOT).repeat(Layout.inHand(board, kind, 1)));
        }
        if (Layout.myLion(position) == Layout.CAUGHT) {
            hands.append(senteMoves ? 'l' : 'L');
        }
        return new Dobutsu(new String(letters), hands.toString(), senteMoves);
    }
}
