package dev.foregone.web.site;

import dev.foregone.web.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.builder.BuildException;
import org.teavm.tooling.builder.InProcessBuildStrategy;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.teavm.vm.TeaVMPhase;
import org.teavm.vm.TeaVMProgressFeedback;
import org.teavm.vm.TeaVMProgressListener;

/**
 * Makes a page of static files, of all games and engines that its own class loader finds. The command line calls it in a class
 * loader of its own, so that no other command has the compiler on its class path; only types of the JDK go to and fro.
 */
public final class SiteBuilder {

    private static final String WASM = "foregone.wasm";

    private static final int MOST_PROBLEMS = 5;

    /** What of a message is of use to somebody who did not write the compiler. */
    private static final int LONGEST_PROBLEM = 300;

    private SiteBuilder() {}

    /**
     * Makes the page.
     *
     * @param classPath the jars and directories of this class loader
     * @param directory where the files go; it is there and empty
     * @param address where the page will be found, with its last slash, or empty if that is not known
     * @return what is wrong with the games or engines; nothing if the page is made
     * @throws IOException if a file cannot be read or written
     */
    public static List<String> build(List<String> classPath, String directory, String address) throws IOException {
        Path root = Path.of(directory);
        List<String> problems = compile(classPath, root);
        if (problems.isEmpty()) {
            PageFiles.copy(root);
            GamePages.write(root, address);
        }
        return problems;
    }

    private static List<String> compile(List<String> classPath, Path root) {
        InProcessBuildStrategy compiler = new InProcessBuildStrategy();
        compiler.init();
        compiler.setClassPathEntries(classPath);
        compiler.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        compiler.setMainClass(Page.class.getName());
        compiler.setEntryPointName("main");
        compiler.setTargetDirectory(root.toString());
        compiler.setTargetFileName(WASM);
        compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        compiler.setObfuscated(true);
        compiler.setAssertionsRemoved(true);
        compiler.setDebugInformationGenerated(false);
        compiler.setSourceMapsFileGenerated(false);
        compiler.setProperties(new Properties());
        compiler.setLog(new EmptyTeaVMToolLog());
        compiler.setProgressListener(new Silent());
        try {
            return said(compiler.build().getProblems().getSevereProblems());
        } catch (BuildException failure) {
            Throwable cause = failure.getCause() == null ? failure : failure.getCause();
            return List.of(String.valueOf(cause));
        }
    }

    private static List<String> said(List<Problem> problems) {
        List<String> said = new ArrayList<>();
        for (Problem problem : problems.subList(0, Math.min(MOST_PROBLEMS, problems.size()))) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            String where = problem.getLocation() == null
                    ? ""
                    : String.format(
                            Locale.ROOT, ", called by %s", problem.getLocation().getMethod());
            String line = text.getText() + where;
            said.add(line.substring(0, Math.min(LONGEST_PROBLEM, line.length())));
        }
        if (problems.size() > MOST_PROBLEMS) {
            said.add("and " + (problems.size() - MOST_PROBLEMS) + " more");
        }
        return said;
    }

    /** Nobody watches. */
    private static final class Silent implements TeaVMProgressListener {

        @Override
        public TeaVMProgressFeedback phaseStarted(TeaVMPhase phase, int count) {
            return TeaVMProgressFeedback.CONTINUE;
        }

        @Override
        public TeaVMProgressFeedback progressReached(int progress) {
            return TeaVMProgressFeedback.CONTINUE;
        }
    }
}
