package dev.foregone.games.endings;

/**
 * How far from mate a king alone is, against bishop and knight, by the squares of the kings: the moves of the placement that a fifth of
 * all winning placements of the two pieces, White to move, are as near as or nearer than. Counted by this library, from the tablebase.
 */
final class BishopAndKnight {

    /**
     * By the square of the king alone, where the bishop attacks a8, and by that of the other king: the moves as a digit of base 36, or
     * {@code -} for adjacent kings. The other squares are reflections of these along the diagonals.
     */
    private static final String[] MOVES = {
        "--558cef--459bef54559cef5556acef899acdefcbccdefgeeeeefglfffffgln", // a8
        "---69cek---69cek64579cek6667bdekcaabdegkddddefllffffglmniiiikmno", // b8
        "t---bdflg---adflgc78adflfcaaadilgdddehlmhhghillnkkkklmnpmmmmmnpr", // c8
        "sr---djlro---dilpgc9bdilpmcccejmpmigikmmpnjklmnppnnnnopqppppppqs", // d8
        "srq---llrqo---jlrqojegjlrqokhijmrqplllmnrqooooopsrqqqqqqsrrrrrrr", // e8
        "srpo---msqpn---msqpnlgjmsqpnkkkmsqponnoosrppppppsrrqqqqrsssrrrrs", // f8
        "sqpnn---sqpnm---sqpnmllnsqpnmmmnsqpoonoosqppppppsrrqqqqqssssssss", // g8
        "rqpnnm--rqonmm--rqonmkmmrqonmmmnrqponnnnrqppooopsrqqqqqqssrrrrrr", // h8
        "---deekm---9cekm---9cekmd99bcekmecccehlmeeeehlmnkkkklmnommmmmnos", // b7
        "u---ghmmt---cglmq---cglmpfbcdglmpfffgkmnpmjllmnqqmmmmnqrqqppprrs", // c7
        "tt---jmmsr---jlmsq---jlmsqlhiklmsqmkkkmnsrmmmnprsrqqqqqrssrrrrst", // d7
        "urr---optrq---kosrp---losrpniklosrqnnnoqsrqqppqrtsrrrrrrttssssst", // e7
        "trqq---qsrpp---psrpo---osrponnnpsrqpooopsrqqppqrssrrrrrrttssssst", // f7
        "srqoo---sqpom---sqpom---sqponmmosqqooooosrqqpppqsrrqqqqrtsssssss", // g7
        "vutsqrrru---hmmqt---hkmqs---jlmqqhhjllmrrmkllmorrmmmmorsrqqqrrst", // c6
        "uutssrrrtt---onqts---lnqtr---lnqsrpklmprsroooprstsrrrrstttssssst", // d6
        "uttsrqrrtsr---qqtrq---oqsrq---pqsrqpooqrtrqqqqrstssrrrstttsssstt", // e6
        "tssrqppqsspp---psrpo---psrpp---qsrqppoprssrqpppstssrrrssttssssst", // f6
        "uttsssttttssrrstts---qrsss---prssr---qrtsrqpqrrttsrrrrstttsstttu", // d5
        "uttssrsstssrqprstrr---prtrq---qstrq---rstsrqqrsttssrrrstuttttttu", // e5
    };

    /** Of no kings that are adjacent. */
    private static final byte[] BY_KINGS = new byte[Square.COUNT * Square.COUNT];

    static {
        for (int alone = 0; alone < Square.COUNT; alone++) {
            for (int king = 0; king < Square.COUNT; king++) {
                BY_KINGS[alone * Square.COUNT + king] = (byte) Character.digit(digit(alone, king), Character.MAX_RADIX);
            }
        }
    }

    private BishopAndKnight() {}

    private static char digit(int alone, int king) {
        int row = alone / Square.SIDE;
        int column = alone % Square.SIDE;
        if (row > column) {
            return digit(
                    Symmetry.turned(alone, Symmetry.ALONG_DIAGONAL), Symmetry.turned(king, Symmetry.ALONG_DIAGONAL));
        }
        if (row + column >= Square.SIDE) {
            return digit(Symmetry.turned(alone, Symmetry.ALONG_OTHER), Symmetry.turned(king, Symmetry.ALONG_OTHER));
        }
        return MOVES[row * (Square.SIDE - row) + column].charAt(king);
    }

    /**
     * The moves to mate where the pieces are well placed, from 4 to 31.
     *
     * @param alone the square of the king alone
     * @param king that of the other king, not adjacent
     * @param light whether the bishop attacks a8
     */
    static int moves(int alone, int king, boolean light) {
        return light
                ? BY_KINGS[alone * Square.COUNT + king]
                : moves(alone ^ Symmetry.MIRROR, king ^ Symmetry.MIRROR, true);
    }
}
