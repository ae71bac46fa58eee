package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.List;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;

/** Runs a contract as JUnit would, and tells what it found. */
final class Contracts {

    private Contracts() {}

    /** The words with which one test of the contract rejects its subject. */
    static String rejection(Class<?> contract, String test) {
        Events events = run(selectMethod(contract, test));
        assertThat(events.started().count()).as("tests called " + test).isEqualTo(1);
        List<String> failures = failures(events);
        assertThat(failures).as("failures of " + test).hasSize(1);
        return failures.get(0);
    }

    /** The words with which one test of the contract is skipped. */
    static String reasonToSkip(Class<?> contract, String test) {
        Events events = run(selectMethod(contract, test));
        assertThat(events.aborted().count()).as("skipped tests called " + test).isEqualTo(1);
        return events.aborted().stream().map(Contracts::thrown).findFirst().orElseThrow();
    }

    /** Runs all of a contract: the words of each test that fails. */
    static List<String> failures(Class<?> contract) {
        return failures(run(selectClass(contract)));
    }

    /** Runs all of a contract: the words of each test that is skipped. */
    static List<String> reasonsToSkip(Class<?> contract) {
        return run(selectClass(contract)).aborted().stream()
                .map(Contracts::thrown)
                .toList();
    }

    /** Runs all of a contract: no test may fail, and this many must succeed. */
    static void accepts(Class<?> contract, long atLeast) {
        Events events = run(selectClass(contract));
        assertThat(failures(events)).isEmpty();
        assertThat(events.succeeded().count()).isGreaterThanOrEqualTo(atLeast);
    }

    private static Events run(DiscoverySelector selector) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selector)
                .execute()
                .testEvents();
    }

    private static List<String> failures(Events events) {
        return events.failed().stream()
                .map(event -> name(event) + ": " + thrown(event))
                .toList();
    }

    private static String name(Event event) {
        return event.getTestDescriptor().getDisplayName();
    }

    private static String thrown(Event event) {
        return event.getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .map(Throwable::toString)
                .orElse("nothing thrown");
    }
}
