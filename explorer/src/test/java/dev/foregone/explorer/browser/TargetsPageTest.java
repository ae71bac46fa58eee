package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where what is chosen may go, in a game against the computer, which shows no hints. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class TargetsPageTest {

    /** The least contrast of a dot or a ring with the ground below it. */
    private static final String LEAST_CONTRAST = """
            (() => {
              const light = colour => { const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map(c => c / 255)
                .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
              const contrast = (one, other) => { const [low, high] = [light(one), light(other)].sort((a, b) => a - b); return (high + 0.05) / (low + 0.05); };
              const open = [...document.querySelectorAll('#board .site.open')];
              const grounds = open.flatMap(one => [...one.querySelectorAll('.tile, .ground')]).map(one => getComputedStyle(one).fill).filter(fill => /^rgb/.test(fill));
              const signs = [...document.querySelectorAll('.targets .spot')].map(one => getComputedStyle(one).fill)
                .concat([...document.querySelectorAll('.targets .ring')].map(one => getComputedStyle(one).stroke));
              return Math.min(...grounds.flatMap(ground => signs.map(sign => contrast(ground, sign))));
            })()""";

    @ParameterizedTest
    @ValueSource(strings = {"#amazons", "#dobutsu", "#dodgem", "#endings"})
    void eachTargetIsSeen(String place, ExplorerPage page) {
        page.tab().watch().expect(422);
        page.open(place);
        page.press("match-begin");
        page.awaitShown("[data-test=match-end]");
        page.click("#board .site.open");
        until(() -> assertThat(page.count(".targets .spot") + page.count(".targets .ring"))
                .isPositive()
                .isEqualTo(page.count("#board .site.open:not(.picked)")));
        for (String scheme : new String[] {"light", "dark"}) {
            page.prefer("prefers-color-scheme", scheme);
            assertThat(page.tab().evaluate(LEAST_CONTRAST).asDouble())
                    .as(scheme)
                    .isGreaterThanOrEqualTo(3);
        }
    }

    @Test
    void aColumnIsPointedAtByOneHoleAndTheDiscAboveIt(ExplorerPage page) {
        page.open("#connectfour");
        page.press("match-begin");
        page.awaitShown("[data-test=match-end]");
        page.point("#board .site.hole.open");
        until(() -> assertThat(page.count("#board .site.lit")).isEqualTo(1));
        assertThat(page.count("#board .ghost.first")).isEqualTo(1);
    }
}
