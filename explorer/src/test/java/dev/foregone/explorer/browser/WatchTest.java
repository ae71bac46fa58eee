package dev.foregone.explorer.browser;

import static dev.foregone.explorer.browser.devtools.Waiting.until;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.explorer.browser.devtools.Watch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What every test of the page asserts at its end: pages that do such things are found out. */
@ExtendWith(InBrowser.class)
class WatchTest {

    @Test
    void errorsThatThePageWritesAreHeard(ExplorerPage page) {
        assertThat(complaint(page, "console.error('lost')"))
                .contains("console.error")
                .contains("lost");
    }

    @Tag("slow")
    @Test
    void exceptionsThatNobodyCatchesAreHeard(ExplorerPage page) {
        assertThat(complaint(page, "setTimeout(() => { throw new Error('thrown') })"))
                .contains("exception")
                .contains("thrown");
        assertThat(complaint(page, "void Promise.reject(new Error('rejected'))"))
                .contains("rejected");
    }

    @Tag("slow")
    @Test
    void whatTheSecurityPolicyRefusesIsHeard(ExplorerPage page) {
        String inline = "document.body.append(Object.assign(document.createElement('script'), { text: 'alert(1)' }))";
        assertThat(complaint(page, inline)).contains("Content Security Policy");
    }

    @Tag("slow")
    @Test
    void answersThatAreErrorsAreHeardUnlessTheyAreExpected(ExplorerPage page) {
        page.tab().watch().expect(400);
        page.open("#tictactoe/nonsense");
        page.awaitShown("#problem");
        assertThat(page.tab().watch().errors()).isEmpty();
        assertThat(complaint(page, "void fetch('/api/v1/games/none')")).contains("404");
    }

    @Tag("slow")
    @Test
    void requestsToOtherServersAreHeard(ExplorerPage page) {
        page.tab()
                .navigate(page.home().resolve("http://127.0.0.1:" + page.home().getPort() + "/"));
        page.awaitShown("#home");
        Watch watch = page.tab().watch();
        assertThat(watch.requestsElsewhere(page.home()))
                .contains("127.0.0.1:" + page.home().getPort());
        page.tab().navigate(page.home().resolve("icon.svg")); // which asks for nothing else
        until(() ->
                assertThat(page.tab().evaluate("location.pathname").asString()).isEqualTo("/icon.svg"));
        watch.forget();
        assertThat(watch.requestsElsewhere(page.home())).isEmpty();
    }

    /** The one complaint that follows when a page runs something, which is then forgotten. */
    private static String complaint(ExplorerPage page, String script) {
        Watch watch = page.tab().watch();
        if (page.place().isEmpty()) {
            page.open("#tictactoe");
            page.awaitTurn("x to move");
        }
        page.tab().evaluate(script);
        until(() -> assertThat(watch.errors()).hasSize(1));
        String complaint = watch.errors().get(0);
        watch.forget();
        return complaint;
    }
}
