package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.testkit.check.UncheckedReport;
import dev.foregone.testkit.walk.Samples;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.opentest4j.TestAbortedException;

/**
 * The state that the tests of a contract share while JUnit runs them: their samples, the faults reported, and what was not checked. A
 * basic fault meets most tests, in the same words but for identity hash codes; the first of them fails, whichever it is, and the others
 * are skipped with its name, since they can say nothing of the game before it is fixed. A test that fails in words of its own always
 * fails.
 */
@Stability(Level.INTERNAL)
public final class ContractRun implements TestInstancePostProcessor, TestExecutionExceptionHandler, AfterAllCallback {

    private static final Namespace NAMESPACE = Namespace.create(ContractRun.class);

    private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]+");

    /** Called by JUnit. */
    public ContractRun() {}

    /** Of a class: the name of the test by the message of its failure, and what was not checked. */
    private record Reported(Map<String, String> tests, UncheckedReport unchecked) {

        Reported() {
            this(new ConcurrentHashMap<>(), new UncheckedReport());
        }
    }

    @Override
    public void postProcessTestInstance(Object test, ExtensionContext ofTheClass) {
        share((PackedContract<?, ?>) test, ofTheClass.getStore(NAMESPACE));
    }

    @SuppressWarnings("unchecked") // all tests of a class are of one game
    private static <S extends GameState<S, M>, M extends Move> void share(PackedContract<S, M> contract, Store store) {
        contract.shared = (AtomicReference<@Nullable Samples<S, M>>)
                store.getOrComputeIfAbsent(Samples.class, key -> contract.shared, AtomicReference.class);
    }

    @Override
    public void handleTestExecutionException(ExtensionContext test, Throwable failure) throws Throwable {
        Reported reported = reported(test.getParent().orElse(test));
        if (failure instanceof TestAbortedException skipped) {
            reported.unchecked.add(skipped);
        } else if (isOfAContract(test)) {
            String before = reported.tests.putIfAbsent(root(failure), test.getDisplayName());
            if (before != null) {
                throw new TestAbortedException("waits for \"" + before + "\", which fails for the same reason");
            }
        }
        throw failure;
    }

    @Override
    public void afterAll(ExtensionContext contract) {
        reported(contract).unchecked.print(contract.getRequiredTestClass().getSimpleName());
    }

    /** What it says, without the numbers of objects that print no contents: they are others in each test. */
    private static String root(Throwable failure) {
        return IDENTITY.matcher(failure.toString()).replaceAll("@");
    }

    /** Tests that the author of a contract added fail by themselves. */
    private static boolean isOfAContract(ExtensionContext test) {
        return test.getRequiredTestMethod().getDeclaringClass().getPackage().equals(ContractRun.class.getPackage());
    }

    private static Reported reported(ExtensionContext contract) {
        return contract.getStore(NAMESPACE).getOrComputeIfAbsent(Reported.class, key -> new Reported(), Reported.class);
    }
}
