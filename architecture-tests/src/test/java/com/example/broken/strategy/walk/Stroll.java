package com.example.broken.strategy.walk;

/** A walk. */
public record Stroll(int plies) {}
