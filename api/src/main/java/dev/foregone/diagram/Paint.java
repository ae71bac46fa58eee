package dev.foregone.diagram;

/** The colours of a piece: what it is filled with, its rim and the rim's width, and what is drawn upon it. */
record Paint(String fill, String edge, int width, String mark) {

    /** After M. Okabe and K. Ito, as {@link #ORANGE}. */
    static final Paint BLUE = new Paint("#0072b2", "#00466e", 3, "#ffffff");

    /** Light, with a wide rim. */
    static final Paint ORANGE = new Paint("#fff6ec", "#d55e00", 8, "#5c2900");

    static final Paint WHITE = new Paint("#ffffff", "#1a1a1a", 4, "#1a1a1a");
    static final Paint BLACK = new Paint("#1a1a1a", "#f4f4f4", 4, "#ffffff");
    static final Paint GREY = new Paint("#4d4d4d", "#4d4d4d", 3, "#4d4d4d");
}
