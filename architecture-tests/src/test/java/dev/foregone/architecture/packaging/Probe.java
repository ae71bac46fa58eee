package dev.foregone.architecture.packaging;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;

/** A program that says which plug-ins it has. */
public final class Probe {

    private Probe() {}

    /** What it prints. */
    static String plugins() {
        return Games.load().ids() + " " + Engines.load().ids();
    }

    /**
     * Prints the names of all games and engines, and what became of any other that was declared.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        System.out.println(plugins());
        (Games.load().report() + "\n" + Engines.load().report())
                .lines()
                .filter(line -> !line.matches("(accepted|searched|unused) .*"))
                .forEach(System.out::println);
    }
}
