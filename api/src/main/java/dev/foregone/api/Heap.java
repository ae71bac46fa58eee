package dev.foregone.api;

/**
 * How large the heap may become. Where the platform does not say, as in a browser's page, another class of this name takes its
 * place when the program is compiled.
 */
final class Heap {

    private Heap() {}

    static long mostBytes() {
        return Runtime.getRuntime().maxMemory();
    }
}
