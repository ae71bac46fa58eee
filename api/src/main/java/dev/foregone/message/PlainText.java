package dev.foregone.message;

/** External texts within pictures and pages. */
public final class PlainText {

    private PlainText() {}

    /**
     * A text without characters that break terminals or XML.
     *
     * @param text any text
     * @return the text, with U+FFFD for each control, line end, unpaired surrogate and change of direction
     */
    public static String of(String text) {
        StringBuilder plain = new StringBuilder();
        text.codePoints().map(code -> isHarmless(code) ? code : '\uFFFD').forEach(plain::appendCodePoint);
        return plain.toString();
    }

    /**
     * A plain text as XML writes it, between tags or in an attribute.
     *
     * @param text any text
     * @return the text without markup
     */
    public static String inXml(String text) {
        return of(text).replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    private static boolean isHarmless(int code) {
        return switch (Character.getType(code)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            case Character.FORMAT -> code == 0x200D; // joins the parts of a symbol
            default -> true;
        };
    }
}
