package dev.foregone.cli.terminal;

import dev.foregone.message.HeapOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The command line that runs the same again with more memory. */
public final class LargerHeap {

    private static final String MEMORY = "--memory";
    private static final Pattern PLAIN = Pattern.compile("[-A-Za-z0-9_./:=,@%+]+");

    private LargerHeap() {}

    /**
     * The command, without its memory options: they asked for too little.
     *
     * @param arguments the arguments of this command
     * @param wanted the heap size needed, in bytes
     * @param there the present heap size, in bytes
     */
    public static String command(List<String> arguments, long wanted, long there) {
        String options = wanted > there ? "FOREGONE_JAVA_OPTS=" + HeapOption.of(wanted) + " " : "";
        return options + "./foregone " + String.join(" ", withoutMemory(arguments));
    }

    private static List<String> withoutMemory(List<String> arguments) {
        List<String> kept = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (argument.equals(MEMORY)) {
                i++;
            } else if (!argument.startsWith(MEMORY + "=")) {
                kept.add(quoted(argument));
            }
        }
        return kept;
    }

    private static String quoted(String argument) {
        return PLAIN.matcher(argument).matches() ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }
}
