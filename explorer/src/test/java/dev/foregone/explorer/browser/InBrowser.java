package dev.foregone.explorer.browser;

import dev.foregone.explorer.browser.devtools.Programs;
import dev.foregone.explorer.browser.devtools.Tab;
import dev.foregone.explorer.browser.devtools.Watch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives each test a page of the explorer in a browser, in a tab that keeps nothing of the test before; both are started once for all classes of tests in a JVM. No page may write an error,
 * leave an exception uncaught, or ask another server. Without a browser the tests are skipped. The picture of a page whose
 * test fails is left in {@code target/browser}.
 */
final class InBrowser implements BeforeEachCallback, AfterEachCallback, ParameterResolver {

    private static final Namespace HERE = Namespace.create(InBrowser.class);
    /** The tag of tests that count what a browser loads which has nothing yet. */
    static final String NEW_TAB = "new-tab";

    /** The tag of tests that need a search which goes on, or what it proves later than others: the page has its usual limit. */
    static final String USUAL_LIMIT = "usual-limit";

    private static final AtomicBoolean SAID = new AtomicBoolean();

    @Override
    public void beforeEach(ExtensionContext test) {
        boolean there = Programs.browser().isPresent();
        if (!there && !SAID.getAndSet(true)) {
            System.err.println("The tests of the explorer's page are skipped: " + Programs.missing());
        }
        Assumptions.assumeTrue(there, Programs::missing);
        Visit visit = visit(test);
        if (test.getTags().contains(NEW_TAB)) {
            visit.forgetTab();
        }
        Tab tab = visit.open();
        if (!test.getTags().contains(USUAL_LIMIT)) {
            visit.shorten(tab);
        }
        test.getStore(HERE).put(ExplorerPage.class, new ExplorerPage(tab, visit.address()));
    }

    @Override
    public void afterEach(ExtensionContext test) throws IOException {
        ExplorerPage page = test.getStore(HERE).remove(ExplorerPage.class, ExplorerPage.class);
        if (page == null) {
            return;
        }
        if (test.getExecutionException().isPresent()) {
            try (Tab tab = page.tab()) {
                keep(test, tab.screenshot());
            }
            return;
        }
        Watch watch = page.tab().watch();
        visit(test).leave(page.tab());
        Assertions.assertThat(watch.errors()).as("errors of the page").isEmpty();
        Assertions.assertThat(watch.requestsElsewhere(page.home()))
                .as("other servers that the page asks")
                .isEmpty();
    }

    private static Visit visit(ExtensionContext test) {
        return test.getStore(StoreScope.LAUNCHER_SESSION, HERE).getOrComputeIfAbsent(Visit.class);
    }

    private static void keep(ExtensionContext test, byte[] picture) throws IOException {
        Path directory = Files.createDirectories(Path.of("target", "browser"));
        String name = test.getRequiredTestClass().getSimpleName() + "."
                + test.getRequiredTestMethod().getName();
        Files.write(directory.resolve(name + ".png"), picture);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == ExplorerPage.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
        return test.getStore(HERE).get(ExplorerPage.class);
    }
}
