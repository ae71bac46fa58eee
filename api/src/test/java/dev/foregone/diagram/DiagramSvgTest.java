package dev.foregone.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.foregone.diagram.Site.Facing;
import dev.foregone.diagram.Site.Owner;
import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class DiagramSvgTest {

    private static Element parsed(Diagram diagram) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder()
                .parse(new InputSource(new StringReader(diagram.svg())))
                .getDocumentElement();
    }

    private static List<Element> elements(Element root, String name) {
        NodeList found = root.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    private static List<Element> sites(Element root) {
        return elements(root, "g").stream()
                .filter(group -> group.hasAttribute("data-site"))
                .toList();
    }

    private static Element child(Element parent, String name, String type) {
        return elements(parent, name).stream()
                .filter(each -> each.getAttribute("class").equals(type))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + name + " of class " + type));
    }

    @Test
    void aSiteSaysWhatItIsAndWhere() throws Exception {
        Element root = parsed(Diagram.rows("x.", ".o").sides("x", "o").group("top", "0,0"));
        assertThat(root.getNodeName()).isEqualTo("svg");
        assertThat(root.getAttribute("viewBox")).isEqualTo("0 0 228 228");
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(root.getAttribute("aria-label"))
                .isEqualTo("row 1, column 1: x, first player; row 2, column 2: o, second player");
        Element first = sites(root).get(0);
        assertThat(first.getAttribute("class")).isEqualTo("site cell");
        assertThat(first.getAttribute("data-site")).isEqualTo("0,0");
        assertThat(first.getAttribute("data-name")).isEqualTo("row 1, column 1");
        assertThat(first.getAttribute("data-owner")).isEqualTo("first");
        assertThat(first.getAttribute("data-piece")).isEqualTo("x");
        assertThat(first.getAttribute("data-group")).isEqualTo("top");
        assertThat(first.getAttribute("data-x")).isEqualTo("64");
        assertThat(first.getAttribute("data-y")).isEqualTo("64");
        assertThat(elements(first, "title").get(0).getTextContent()).isEqualTo("row 1, column 1: x, first player");
        Element free = sites(root).get(1);
        assertThat(free.hasAttribute("data-owner")).isFalse();
        assertThat(free.hasAttribute("data-piece")).isFalse();
        assertThat(free.hasAttribute("data-group")).isFalse();
        assertThat(elements(free, "title").get(0).getTextContent()).isEqualTo("row 1, column 2: free");
        assertThat(elements(free, "g")).isEmpty();
    }

    @Test
    void everySiteHasAGroundToClickOn() throws Exception {
        Element root = parsed(Diagram.rows(".")
                .point("p", 1, 0, "")
                .pit("q", 2, 0, Owner.FIRST, 4)
                .hand(Owner.FIRST, "white", "P", ""));
        assertThat(sites(root))
                .extracting(site -> site.getAttribute("class"))
                .containsExactly("site cell", "site point", "site pit", "site hand");
        assertThat(sites(root))
                .allSatisfy(site -> assertThat(elements(site, "*"))
                        .filteredOn(each -> each.getAttribute("class").equals("ground"))
                        .hasSize(1));
        assertThat(child(sites(root).get(2), "text", "count").getTextContent()).isEqualTo("4");
    }

    @Test
    void theTwoPlayersPiecesDifferInShapeAndInFill() throws Exception {
        List<Element> sites = sites(parsed(Diagram.rows("xo").sides("x", "o")));
        assertThat(child(sites.get(0), "circle", "shape").getAttribute("fill")).isEqualTo("#0072b2");
        assertThat(child(sites.get(1), "rect", "shape").getAttribute("fill")).isEqualTo("#fff6ec");
        assertThat(child(sites.get(1), "rect", "shape").getAttribute("stroke")).isEqualTo("#d55e00");
    }

    @Test
    void piecesThatPointAreTurned() throws Exception {
        List<Element> sites = sites(parsed(Diagram.rows("xo").sides("x", "o").facing(Facing.UP, Facing.DOWN)));
        assertThat(child(sites.get(0), "path", "shape").hasAttribute("transform"))
                .isFalse();
        assertThat(child(sites.get(1), "path", "shape").getAttribute("transform"))
                .isEqualTo("rotate(180)");
    }

    @Test
    void twoPiecesOnOneSiteAreBothDrawn() throws Exception {
        Element site = sites(parsed(Diagram.rows(".").place("0,0", "AB").sides("A", "B")))
                .get(0);
        assertThat(site.getAttribute("data-owner")).isEqualTo("both");
        assertThat(child(site, "g", "first").getTextContent()).isEqualTo("A");
        assertThat(child(site, "g", "second").getTextContent()).isEqualTo("B");
    }

    @Test
    void severalPiecesInHandAreCounted() throws Exception {
        List<Element> sites = sites(parsed(Diagram.rows(".").hand(Owner.FIRST, "white", "PN", "PP")));
        assertThat(child(sites.get(1), "text", "count").getTextContent()).isEqualTo("2");
        assertThat(sites.get(1).getAttribute("data-count")).isEqualTo("2");
        assertThat(sites.get(2).getAttribute("data-piece")).isEmpty();
        assertThat(child(sites.get(2), "text", "absent").getTextContent()).isEqualTo("N");
    }

    @Test
    void linesAreDrawnBelowSites() {
        String svg = Diagram.empty()
                .point("a", 0, 0, "")
                .point("b", 1, 0, "")
                .line("a", "b")
                .line("a", "nowhere")
                .svg();
        assertThat(svg).containsOnlyOnce("<line ");
        assertThat(svg.indexOf("<line ")).isLessThan(svg.indexOf("data-site"));
    }

    @Test
    void aPageMayRefuseStylesAndScripts() {
        String svg =
                Diagram.rows("x").place("0,0", "<script>alert('\"&')</script>").svg();
        assertThat(svg)
                .doesNotContain("<script", "style=", "<style", "javascript", "onclick")
                .contains("&lt;script&gt;alert(&#39;&quot;&amp;&#39;)&lt;/script&gt;");
    }

    @Test
    void numbersAreTheSameInEveryCountry() {
        Diagram diagram = Diagram.empty().pit("a", 0.3333, 1.5, Owner.SECOND, 1_000);
        String svg = diagram.svg();
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(diagram.svg()).isEqualTo(svg);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void nothingAndWhatIsFarAwayAreDrawnToo() throws Exception {
        assertThat(parsed(Diagram.empty()).getAttribute("aria-label")).isEqualTo("an empty board");
        assertThat(sites(parsed(Diagram.empty().cell("far", 1e15, -1e15, "x")))).hasSize(1);
    }

    /** Any text of any characters, half pairs and control characters among them, gives well-formed XML. */
    @RepeatedTest(200)
    void whateverTextsThereAre(RepetitionInfo seed) throws Exception {
        Random random = new Random(seed.getCurrentRepetition());
        Diagram diagram = Diagram.empty()
                .cell(text(random), 0, 0, text(random))
                .point(text(random), 1, 0, text(random))
                .label(text(random), 0, 1)
                .hand(Owner.FIRST, text(random), "ab", "a")
                .sides(text(random), text(random));
        assertThat(sites(parsed(diagram))).hasSize(4);
        assertThat(diagram.text()).doesNotContain("\t", "\r", "\u001b", "\u0000");
    }

    private static String text(Random random) {
        return random.ints(random.nextInt(6), 0, random.nextBoolean() ? 0x80 : 0x10000)
                .collect(StringBuilder::new, (text, code) -> text.append((char) code), StringBuilder::append)
                .toString();
    }

    @Test
    void discsFillHoles() throws Exception {
        Element root = parsed(Diagram.rows("x.o").sides("x", "o").holes());
        assertThat(sites(root)).allSatisfy(site -> {
            assertThat(site.getAttribute("class")).isEqualTo("site hole");
            assertThat(child(site, "circle", "hollow").getAttribute("r")).isEqualTo("43");
            assertThat(child(site, "rect", "ground").getAttribute("width")).isEqualTo("100");
        });
        assertThat(child(sites(root).get(0), "circle", "shape").getAttribute("fill"))
                .isEqualTo("#0072b2");
        assertThat(elements(root, "text")).isEmpty();
        assertRingOnlyOnTheSecond(sites(root).get(0), sites(root).get(2));
    }

    @Test
    void aGlyphIsDrawnInPlaceOfTheText() throws Exception {
        String triangle = "M-30 30L0-30L30 30Z";
        Diagram diagram = Diagram.rows("Kk.")
                .sides("K", "k")
                .hand(Owner.FIRST, "white", "KP", "P")
                .facing(Facing.UP, Facing.DOWN)
                .glyph("K", triangle);
        List<Element> sites = sites(parsed(diagram));
        Element glyph = child(sites.get(0), "path", "glyph");
        assertThat(glyph.getAttribute("d")).isEqualTo(triangle);
        assertThat(glyph.getAttribute("transform")).isEqualTo("translate(0 7) scale(0.5)");
        assertThat(elements(sites.get(0), "text")).isEmpty();
        assertThat(child(sites.get(1), "text", "letter").getTextContent()).isEqualTo("k");
        assertThat(child(sites.get(3), "path", "absent").getAttribute("d")).isEqualTo(triangle);
        assertThat(child(sites.get(4), "text", "letter").getTextContent()).isEqualTo("P");
        assertThat(diagram.text())
                .isEqualTo(Diagram.rows("Kk.")
                        .hand(Owner.FIRST, "white", "KP", "P")
                        .text());
    }

    @Test
    void aGlyphIsPathDataAndNothingElse() {
        Diagram diagram = Diagram.rows("K");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> diagram.glyph("K", "M0 0Z\"/><script>"))
                .withMessageContaining("is no path")
                .withMessageContaining("accepted: the path data of SVG");
    }

    /** What differs without colours. */
    private static void assertRingOnlyOnTheSecond(Element first, Element second) {
        assertThat(child(second, "circle", "ring").getAttribute("r")).isEqualTo("17");
        assertThat(elements(first, "circle"))
                .noneMatch(each -> each.getAttribute("class").equals("ring"));
    }

    @Test
    void discsBearARingInPlaceOfLetters() throws Exception {
        Diagram diagram = Diagram.empty().point("a", 0, 0, "w").point("b", 1, 0, "b");
        Diagram men = diagram.sides("w", "b")
                .hand(Owner.FIRST, "white", "w", "")
                .style(Style.plain().discs());
        List<Element> sites = sites(parsed(men));
        assertRingOnlyOnTheSecond(sites.get(0), sites.get(1));
        assertThat(sites).allSatisfy(site -> assertThat(elements(site, "text")).isEmpty());
        assertThat(men.text())
                .isEqualTo(diagram.hand(Owner.FIRST, "white", "w", "").text());
    }

    @Test
    void aFigureIsThePieceItselfAndTurnsAsItPoints() throws Exception {
        String arrow = "M0-40L30 40L-30 40Z";
        List<Element> sites = sites(parsed(Diagram.rows("xoX")
                .sides("xX", "o")
                .facing(Facing.RIGHT, Facing.UP)
                .glyph("x", arrow)
                .glyph("o", arrow)
                .style(Style.plain().figures())));
        Element first = child(sites.get(0), "path", "shape");
        Element second = child(sites.get(1), "path", "shape");
        assertThat(first.getAttribute("d")).isEqualTo(arrow);
        assertThat(first.getAttribute("transform")).isEqualTo("rotate(90) scale(0.9)");
        assertThat(second.getAttribute("transform")).isEqualTo("scale(0.9)");
        assertThat(first.getAttribute("fill")).as("full").isEqualTo("#0072b2");
        assertThat(second.getAttribute("fill")).as("hollow").isEqualTo("#fff6ec");
        assertThat(child(sites.get(2), "text", "letter").getTextContent())
                .as("no outline")
                .isEqualTo("X");
    }

    @Test
    void aPalettePaintsThePiecesAndIsNamed() throws Exception {
        Diagram board = Diagram.rows("xo").sides("x", "o");
        Element root = parsed(board.style(Style.plain().colours(Palette.WHITE_AND_BLACK)));
        assertThat(root.getAttribute("data-colours")).isEqualTo("white-and-black");
        assertThat(child(sites(root).get(0), "circle", "shape").getAttribute("fill"))
                .isEqualTo("#ffffff");
        assertThat(child(sites(root).get(1), "rect", "shape").getAttribute("fill"))
                .isEqualTo("#1a1a1a");
        assertThat(parsed(board).getAttribute("data-colours")).isEqualTo("blue-and-orange");
    }

    @Test
    void theSquareAtTheUpperLeftIsLightAndOthersStayAsTheyAreWhenItGoes() throws Exception {
        Diagram board = Diagram.squares("x..", "...").style(Style.plain().checkered());
        assertThat(tiles(board))
                .containsExactly("tile light", "tile dark", "tile light", "tile dark", "tile light", "tile dark");
        assertThat(tiles(board.without("x")))
                .containsExactly("tile dark", "tile light", "tile dark", "tile light", "tile dark");
        assertThat(tiles(Diagram.squares("x"))).isEmpty();
        assertThat(tiles(Diagram.empty().style(Style.plain().checkered()))).isEmpty();
    }

    private static List<String> tiles(Diagram board) throws Exception {
        return elements(parsed(board), "rect").stream()
                .map(rect -> rect.getAttribute("class"))
                .filter(type -> type.startsWith("tile"))
                .toList();
    }

    @Test
    void aFrameGoesAroundTheBoardAndNotTheHands() throws Exception {
        Diagram board = Diagram.rows("..")
                .hand(Owner.FIRST, "white", "P", "P")
                .style(Style.plain().framed());
        assertThat(child(parsed(board), "rect", "frame flat").getAttribute("width"))
                .isEqualTo("212");
        assertThat(child(parsed(board.holes()), "rect", "frame upright").getAttribute("height"))
                .isEqualTo("112");
        assertThat(Diagram.empty().style(Style.plain().framed()).svg()).doesNotContain("frame");
    }

    @Test
    void countersLieInTheirPit() throws Exception {
        List<Element> pits =
                sites(parsed(Diagram.empty().pit("a", 0, 0, Owner.FIRST, 3).pit("b", 1, 0, Owner.FIRST, 0)));
        assertThat(child(pits.get(0), "path", "seeds").getAttribute("d")).matches("(M\\S+ \\S+h0){3}");
        assertThat(elements(pits.get(1), "path")).isEmpty();
        assertThat(Diagram.empty().pit("many", 0, 0, Owner.FIRST, 1_000_000).svg())
                .hasSizeLessThan(3_000);
    }
}
