package dev.foregone.diagram;

/** The colours of a piece: what it is filled with, its rim and the rim's width, and what is drawn upon it. */
enum Paint {
    /** After M. Okabe and K. Ito, as {@link #ORANGE}. */
    BLUE("#0072b2", "#00466e", 3, "#ffffff"),
    /** Light, with a wide rim. */
    ORANGE("#fff6ec", "#d55e00", 8, "#5c2900"),
    WHITE("#ffffff", "#1a1a1a", 4, "#1a1a1a"),
    BLACK("#1a1a1a", "#f4f4f4", 4, "#ffffff"),
    GREY("#4d4d4d", "#4d4d4d", 3, "#4d4d4d");

    private final String fill;
    private final String edge;
    private final int width;
    private final String mark;

    Paint(String fill, String edge, int width, String mark) {
        this.fill = fill;
        this.edge = edge;
        this.width = width;
        this.mark = mark;
    }

    String fill() {
        return fill;
    }

    String edge() {
        return edge;
    }

    int width() {
        return width;
    }

    String mark() {
        return mark;
    }
}
