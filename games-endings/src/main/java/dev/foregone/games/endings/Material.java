package dev.foregone.games.endings;

import java.util.BitSet;

/** Material: the codes of the slots of a {@link Layout}, 12 bits. Moves change it by captures and promotions only. */
final class Material {

    static final int COUNT = 1 << 12;
    private static final int CODE_BITS = 4;
    private static final int CODE = 15;
    private static final int BLACK = 8;
    private static final int KIND = 7;

    private static final byte DEAD = 1;
    private static final byte PAWNS = 2;
    private static final byte EXCHANGED = 4;
    private static final byte SYMMETRIC = 8;
    private static final byte WHITE_ALONE = 16;
    private static final byte OPPOSING_PAWNS = 32;

    /** In pawns, by kind: those of no piece, pawn, knight, bishop, rook and queen; other kinds do not occur. */
    private static final int[] WORTH = {0, 1, 3, 3, 5, 9, 0, 0};

    private static final byte[] TRAITS = new byte[COUNT];

    static {
        for (int material = 0; material < COUNT; material++) {
            TRAITS[material] = traits(material);
        }
    }

    private Material() {}

    private static byte traits(int material) {
        int traits = 0;
        boolean white = false;
        boolean black = false;
        for (int i = 0; i < Layout.SLOTS; i++) {
            white |= code(material, i) == Layout.PAWN;
            black |= code(material, i) == (Layout.PAWN | BLACK);
        }
        traits |= white || black ? PAWNS : 0;
        traits |= white && black ? OPPOSING_PAWNS : 0;
        int only = material & KIND;
        boolean few = material <= CODE;
        boolean minor = only == Layout.BISHOP || only == Layout.KNIGHT;
        traits |= few && (material == 0 || minor) ? DEAD : 0;
        traits |= material == 0 || code(material, pieces(material) - 1) >= BLACK ? WHITE_ALONE : 0;
        int exchanged = exchanged(material);
        int lead = lead(material);
        traits |= lead < 0 || (lead == 0 && exchanged < material) ? EXCHANGED : 0;
        traits |= exchanged == material ? SYMMETRIC : 0;
        return (byte) traits;
    }

    /** What White's pieces are worth, less what Black's are. */
    static int lead(int material) {
        int lead = 0;
        for (int i = 0; i < Layout.SLOTS; i++) {
            int code = code(material, i);
            lead += code < BLACK ? WORTH[code & KIND] : -WORTH[code & KIND];
        }
        return lead;
    }

    /** The code of a slot. */
    static int code(int material, int index) {
        return (material >>> (CODE_BITS * index)) & CODE;
    }

    private static int of(int one, int two, int three) {
        int first = Math.max(one, Math.max(two, three));
        int last = Math.min(one, Math.min(two, three));
        int middle = one + two + three - first - last;
        return first | middle << CODE_BITS | last << (2 * CODE_BITS);
    }

    /** Whether the position is drawn because nothing is left to mate with. */
    static boolean isDead(int material) {
        return (TRAITS[material] & DEAD) != 0;
    }

    /** Whether a colour has its king alone, which cannot mate. The last code is White's if White has any. */
    static boolean isAlone(int material, int colour) {
        return colour == Layout.WHITE ? (TRAITS[material] & WHITE_ALONE) != 0 : (material & BLACK) == 0;
    }

    static boolean hasPawns(int material) {
        return (TRAITS[material] & PAWNS) != 0;
    }

    /** Whether both colours have pawns. */
    static boolean hasOpposingPawns(int material) {
        return (TRAITS[material] & OPPOSING_PAWNS) != 0;
    }

    /** Whether the position with colours exchanged is the one that stands for both. */
    static boolean isToBeExchanged(int material, int colour) {
        int traits = TRAITS[material];
        return (traits & EXCHANGED) != 0 || ((traits & SYMMETRIC) != 0 && colour == Layout.BLACK);
    }

    static int pieces(int material) {
        int pieces = 0;
        for (int i = 0; i < Layout.SLOTS; i++) {
            pieces += code(material, i) == 0 ? 0 : 1;
        }
        return pieces;
    }

    static int kind(int material, int index) {
        return code(material, index) & KIND;
    }

    static int pawns(int material) {
        int pawns = 0;
        for (int i = 0; i < Layout.SLOTS; i++) {
            pawns += kind(material, i) == Layout.PAWN ? 1 : 0;
        }
        return pawns;
    }

    /** How many slots from one on have the same code. */
    static int equalFrom(int material, int index) {
        int next = index + 1;
        while (next < Layout.SLOTS && code(material, next) == code(material, index)) {
            next++;
        }
        return next - index;
    }

    /** Whether a number is material: codes of pieces in falling order. */
    static boolean isOne(int material) {
        boolean pieces = true;
        for (int i = 0; i < Layout.SLOTS; i++) {
            int kind = kind(material, i);
            pieces &= code(material, i) == 0 || (kind >= Layout.PAWN && kind <= Layout.QUEEN);
        }
        return pieces && of(code(material, 0), code(material, 1), code(material, 2)) == material;
    }

    /** The material that captures, promotions and captures that promote can leave. */
    static BitSet after(int material) {
        BitSet after = new BitSet(COUNT);
        for (int i = 0; i < pieces(material); i++) {
            after.set(without(material, i));
            promoted(material, i).stream().forEach(promoted -> {
                after.set(promoted);
                for (int j = 0; j < pieces(promoted); j++) {
                    after.set(without(promoted, j));
                }
            });
        }
        return after;
    }

    /** The material with another piece for a pawn. */
    private static BitSet promoted(int material, int index) {
        BitSet promoted = new BitSet(COUNT);
        if (kind(material, index) == Layout.PAWN) {
            int rest = without(material, index);
            int colour = code(material, index) & BLACK;
            for (int kind = Layout.KNIGHT; kind <= Layout.QUEEN; kind++) {
                promoted.set(of(code(rest, 0), code(rest, 1), kind | colour));
            }
        }
        return promoted;
    }

    /** The material with White's pieces for Black's. */
    static int exchanged(int material) {
        return of(exchangedCode(material, 0), exchangedCode(material, 1), exchangedCode(material, 2));
    }

    private static int exchangedCode(int material, int index) {
        int code = code(material, index);
        return code == 0 ? 0 : code ^ BLACK;
    }

    /** The material that the capture of a piece leaves. */
    static int without(int material, int index) {
        int bits = CODE_BITS * index;
        int lower = material & ((1 << bits) - 1);
        int higher = material >>> (bits + CODE_BITS);
        return lower | higher << bits;
    }

    /** All material that captures leave, unless it is a draw, and the same with colours exchanged. */
    static BitSet from(int material) {
        BitSet found = new BitSet(COUNT);
        collect(material, found);
        for (int each = 0; each < COUNT; each++) {
            found.set(each, found.get(each) && !isDead(each));
        }
        return found;
    }

    private static void collect(int material, BitSet into) {
        into.set(material);
        into.set(exchanged(material));
        for (int i = 0; i < pieces(material); i++) {
            collect(without(material, i), into);
        }
    }
}
