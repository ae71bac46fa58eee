package dev.foregone.diagram;

/**
 * How the board and the pieces of a picture are drawn; text knows nothing of it.
 *
 * @param dark which squares are dark: 0 or 1, the sum of their coordinates modulo two; {@link #PLAIN} for none
 */
record Look(Palette palette, Form form, boolean framed, int dark) {

    static final int PLAIN = -1;

    static final Look USUAL = new Look(Palette.BLUE_AND_ORANGE, Form.TOKENS, false, PLAIN);

    /** What a player's pieces have in common. */
    enum Form {
        /** Discs and rounded squares that bear a letter or an outline. */
        TOKENS,
        /** Discs, those of the second player with a ring. */
        DISCS,
        /** The outlines themselves. */
        FIGURES
    }

    Look in(Palette other) {
        return new Look(other, form, framed, dark);
    }

    Look with(Form other) {
        return new Look(palette, other, framed, dark);
    }

    Look inFrame() {
        return new Look(palette, form, true, dark);
    }

    Look checkered(Site corner) {
        return new Look(palette, form, framed, parity(corner));
    }

    boolean isDark(Site site) {
        return parity(site) == dark;
    }

    boolean isCheckered() {
        return dark != PLAIN;
    }

    private static int parity(Site site) {
        return Math.floorMod((int) (Math.round(site.x()) + Math.round(site.y())), 2);
    }
}
