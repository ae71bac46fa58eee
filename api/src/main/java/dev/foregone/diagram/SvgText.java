package dev.foregone.diagram;

import dev.foregone.message.PlainText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers and texts of SVG. */
final class SvgText {

    /** The distance from the middle of a letter down to its baseline, in font heights. */
    private static final double BASE_LINE = 0.36;

    private SvgText() {}

    /** Formats with at most two decimals, and a point in every locale. */
    static String number(double number) {
        String digits = BigDecimal.valueOf(number)
                .setScale(2, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
        return digits.equals("-0") ? "0" : digits;
    }

    static String attribute(String name, double value) {
        return " " + name + "=\"" + number(value) + "\"";
    }

    static String attribute(String name, String value) {
        return " " + name + "=\"" + PlainText.inXml(value) + "\"";
    }

    /** A text centred at a point. */
    static String text(String kind, double x, double y, int size, String text, String paint) {
        return "<text class=\"" + kind + "\"" + attribute("x", x) + attribute("y", y + BASE_LINE * size)
                + attribute("font-size", size) + " " + paint + ">" + PlainText.inXml(text) + "</text>";
    }

    static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
