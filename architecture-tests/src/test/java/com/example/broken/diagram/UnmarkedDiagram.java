package com.example.broken.diagram;

/** Does not say how stable it is. */
public final class UnmarkedDiagram {

    private UnmarkedDiagram() {}
}
