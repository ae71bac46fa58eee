package dev.foregone.answers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SafeTextTest {

    @Test
    void aLongTextIsQuotedByItsBeginningAndItsLength() {
        assertThat(SafeText.quoted("a \"b\"")).isEqualTo("\"a \"b\"\"");
        assertThat(SafeText.quoted("x".repeat(100_000)))
                .isEqualTo("\"" + "x".repeat(100) + "...\" (100000 characters)");
        assertThat(SafeText.quoted("x".repeat(99) + "\uD83D\uDE00".repeat(100)))
                .startsWith("\"" + "x".repeat(99) + "...\"");
    }

    @Test
    void controlCharactersAreSpeltOut() {
        assertThat(SafeText.quoted("\u001b[31m\0")).isEqualTo("\"\\u001b[31m\\u0000\"");
        assertThat(SafeText.line("a\n\n b\tc\u0007", 100)).isEqualTo("a; b c\\u0007");
        assertThat(SafeText.message("a\u0007\n  b")).isEqualTo("a\\u0007\n  b");
    }

    @Test
    void aLongMessageKeepsBothEnds() {
        String message = SafeText.message("why\n" + "x".repeat(100_000) + "\n  what to do");
        assertThat(message).startsWith("why\nx").endsWith("x\n  what to do").contains(" characters) ... ");
        assertThat(message).hasSizeLessThan(4_100);
        assertThat(SafeText.line("x".repeat(1_000), 100)).hasSizeLessThan(130);
    }
}
