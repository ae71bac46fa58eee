package dev.foregone.diagram;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.value.ValueObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * How a board and its pieces look in pictures, and what they are called by those who hear the board. Text knows nothing
 * of it. Whatever is chosen, the two players' pieces differ in fill and shape.
 *
 * <p>Immutable: each method returns a changed copy. A game has one for all its positions, mostly in a constant:
 *
 * <pre>{@code
 * Style.plain().checkered().colours(Palette.WHITE_AND_BLACK).named("w", "white man").named("b", "black man")
 * }</pre>
 */
@Stability(Level.EXPERIMENTAL)
public final class Style extends ValueObject {

    private static final Style PLAIN =
            new Style(Palette.BLUE_AND_ORANGE, Form.TOKENS, false, false, Map.of(), Map.of());

    private final Look look;

    private Style(
            Palette palette,
            Form form,
            boolean isCheckered,
            boolean isFramed,
            Map<String, String> pieces,
            Map<String, String> sites) {
        look = new Look(palette, form, isCheckered, isFramed, pieces, sites);
    }

    /** What a player's pieces have in common. */
    enum Form {
        /** Discs and rounded squares that bear a letter or an outline. */
        TOKENS,
        /** Discs, those of the second player with a ring. */
        DISCS,
        /** The outlines themselves. */
        FIGURES
    }

    /**
     * What was chosen, for those who draw.
     *
     * @param pieces what pieces are called, by their text
     * @param sites what sites are called, by their names
     */
    record Look(
            Palette palette,
            Form form,
            boolean isCheckered,
            boolean isFramed,
            Map<String, String> pieces,
            Map<String, String> sites) {

        Look {
            Objects.requireNonNull(palette, "palette");
            pieces = Map.copyOf(pieces);
            sites = Map.copyOf(sites);
        }
    }

    /** {@return discs and rounded squares in blue and orange, on squares that are alike} */
    public static Style plain() {
        return PLAIN;
    }

    /**
     * Makes the squares light and dark by turns. That at 0,0, the upper left, is light, as on a chessboard.
     *
     * @return this with checkered boards
     */
    public Style checkered() {
        return new Style(look.palette, look.form, true, look.isFramed, look.pieces, look.sites);
    }

    /**
     * Draws a board below the sites: all but the hands lie on it.
     *
     * @return this with a frame around boards
     */
    public Style framed() {
        return new Style(look.palette, look.form, look.isCheckered, true, look.pieces, look.sites);
    }

    /**
     * Paints the two players' pieces with other colours than blue and orange.
     *
     * @param colours the colours
     * @return this in these colours
     */
    public Style colours(Palette colours) {
        return new Style(colours, look.form, look.isCheckered, look.isFramed, look.pieces, look.sites);
    }

    /**
     * Draws the pieces as discs without characters; those of the second player have a ring. It is for games in which a
     * player's pieces are alike.
     *
     * @return this with discs
     */
    public Style discs() {
        return new Style(look.palette, Form.DISCS, look.isCheckered, look.isFramed, look.pieces, look.sites);
    }

    /**
     * Draws the outlines of {@link Diagram#glyph} themselves as the pieces, as on diagrams of chess, and not upon discs
     * and squares. Such a piece turns with the direction in which it {@linkplain Diagram#facing points}: its outline is
     * that of a piece that points to the top. A piece without an outline stays as it is.
     *
     * @return this with figures
     */
    public Style figures() {
        return new Style(look.palette, Form.FIGURES, look.isCheckered, look.isFramed, look.pieces, look.sites);
    }

    /**
     * Says what a kind of piece is called: {@code named("R", "white rook")}.
     *
     * @param piece the text of the piece
     * @param name whose and what it is; empty for what is said by the name of its site
     * @return this with the name
     */
    public Style named(String piece, String name) {
        return new Style(
                look.palette, look.form, look.isCheckered, look.isFramed, added(look.pieces, piece, name), look.sites);
    }

    /**
     * Says what a site is called, if not by its name or its row and column: {@code called("-1,0", "exit of column 0")}.
     * Moves and clicks go on using its name.
     *
     * @param site the site's name
     * @param name what people call it
     * @return this with the name
     */
    public Style called(String site, String name) {
        return new Style(
                look.palette, look.form, look.isCheckered, look.isFramed, look.pieces, added(look.sites, site, name));
    }

    private static Map<String, String> added(Map<String, String> names, String key, String name) {
        Map<String, String> more = new HashMap<>(names);
        more.put(key, name);
        return more;
    }

    Look look() {
        return look;
    }

    @Override
    protected List<Object> parts() {
        return List.of(look);
    }
}
