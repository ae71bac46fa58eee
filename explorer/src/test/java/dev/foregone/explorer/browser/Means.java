package dev.foregone.explorer.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** How a visitor uses the page. A list of a select element, which is no part of the page, is opened by keys alone. */
enum Means {
    MOUSE {
        @Override
        void press(ExplorerPage page, String selector) {
            page.click(selector);
        }
    },
    TOUCH {
        @Override
        void begin(ExplorerPage page) {
            page.tab().phone(360, 740);
            page.tab().touchable();
        }

        @Override
        void press(ExplorerPage page, String selector) {
            page.tap(selector);
        }
    },
    KEYBOARD {
        @Override
        void press(ExplorerPage page, String selector) {
            page.awaitShown(selector);
            tabTo(page, selector);
            page.keys("Enter");
        }

        @Override
        void choose(ExplorerPage page, String list, String value) {
            tabTo(page, control(list));
            page.keys(value.substring(0, 1));
            assertThat(page.string("document.activeElement.value")).isEqualTo(value);
        }

        @Override
        void clickSite(ExplorerPage page, String name) {
            page.keys("g");
            arrowsTo(page, name);
            page.keys("Enter");
        }
    };

    private static final int MANY = 400;

    /** From the focused site to another: how far it is, and which site that is. */
    private static final String OFFSET = """
            (target => {
              const here = document.activeElement.closest('#board .site');
              const [one, other] = [here, target].map(site => site.querySelector('.ground').getBoundingClientRect());
              return { site: here.dataset.site, x: other.x - one.x, y: other.y - one.y };
            })(document.querySelector(%s))""";

    void begin(ExplorerPage page) {
        page.tab().size(1280, 900);
    }

    /** Uses a button. */
    abstract void press(ExplorerPage page, String selector);

    void choose(ExplorerPage page, String list, String value) {
        page.choose(list, value);
    }

    void clickSite(ExplorerPage page, String name) {
        press(page, ExplorerPage.site(name));
    }

    static String control(String name) {
        return "[data-test=" + ExplorerPage.quoted(name) + "]";
    }

    private static void tabTo(ExplorerPage page, String selector) {
        String reached = "document.activeElement.matches(" + ExplorerPage.quoted(selector) + ")";
        for (int i = 0; i < MANY && !page.tab().evaluate(reached).asBoolean(); i++) {
            page.keys("Tab");
        }
        assertThat(page.tab().evaluate(reached).asBoolean())
                .as("Tab reaches %s", selector)
                .isTrue();
    }

    /** By the arrow that leads nearest, and never twice from the same site unless all others have been tried: a key may come while the board is drawn anew. */
    private static void arrowsTo(ExplorerPage page, String name) {
        String offset = OFFSET.formatted(ExplorerPage.quoted(ExplorerPage.site(name)));
        Set<String> tried = new HashSet<>();
        for (int i = 0; i < MANY; i++) {
            JsonNode from = page.tab().evaluate(offset);
            String site = from.path("site").asString();
            if (site.equals(name)) {
                return;
            }
            arrows(from.path("x").asDouble(), from.path("y").asDouble()).stream()
                    .filter(arrow -> tried.add(site + arrow))
                    .findFirst()
                    .ifPresentOrElse(page::keys, () -> tried.removeIf(way -> way.startsWith(site + "Arrow")));
        }
        throw new AssertionError("the arrows do not reach " + name);
    }

    private static List<String> arrows(double x, double y) {
        String across = x > 0 ? "ArrowRight" : "ArrowLeft";
        String down = y > 0 ? "ArrowDown" : "ArrowUp";
        String back = x > 0 ? "ArrowLeft" : "ArrowRight";
        String up = y > 0 ? "ArrowUp" : "ArrowDown";
        return Math.abs(x) > Math.abs(y) ? List.of(across, down, up, back) : List.of(down, across, back, up);
    }
}
