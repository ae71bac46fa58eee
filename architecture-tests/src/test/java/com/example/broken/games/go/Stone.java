package com.example.broken.games.go;

/** A stone. */
public record Stone(boolean black) {}
