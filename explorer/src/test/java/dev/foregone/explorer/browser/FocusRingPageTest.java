package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The ring around the site that keys have reached, in each game. */
@ExtendWith(InBrowser.class)
@Tag("slow")
class FocusRingPageTest {

    private static final List<String> GAMES = List.of(
            "amazons", "connectfour", "dobutsu", "dodgem", "endings", "footstep", "kalah", "morris", "tictactoe");

    /** The least contrast of the ring with what it surrounds and what surrounds it. */
    private static final String LEAST_CONTRAST = """
            (() => {
              const light = colour => { const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map(c => c / 255)
                .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
              const contrast = (one, other) => { const [low, high] = [light(one), light(other)].sort((a, b) => a - b); return (high + 0.05) / (low + 0.05); };
              const site = document.activeElement;
              const ring = site.querySelector('.hollow') ?? site.querySelector('.ground');
              const fills = (...elements) => elements.map(one => getComputedStyle(one))
                .filter(style => /^rgb\\(/.test(style.fill) && Number(style.fillOpacity) > 0.5).map(style => style.fill);
              const inside = fills(ring).concat(fills(...document.querySelectorAll('#board .tile')));
              const outside = fills(...site.querySelectorAll('.hole > .ground'), ...document.querySelectorAll('#board:not(:has(.tile)) .frame'));
              const all = inside.length + outside.length ? inside.concat(outside) : [getComputedStyle(document.querySelector('.card')).backgroundColor];
              return site.matches('#board .site:focus-visible') ? Math.min(...all.map(fill => contrast(fill, getComputedStyle(ring).stroke))) : 0;
            })()""";

    @Test
    void isSeen(ExplorerPage page) {
        page.tab().watch().expect(422);
        for (String game : GAMES) {
            page.open("#" + game);
            page.awaitShown("#board .site");
            until(() -> assertThat(page.string("document.querySelector('#game-menu').value"))
                    .isEqualTo(game));
            page.keys("g", "ArrowRight", "ArrowLeft");
            for (String scheme : new String[] {"light", "dark"}) {
                page.prefer("prefers-color-scheme", scheme);
                assertThat(page.tab().evaluate(LEAST_CONTRAST).asDouble())
                        .as("%s, %s", game, scheme)
                        .isGreaterThanOrEqualTo(3);
            }
        }
    }
}
