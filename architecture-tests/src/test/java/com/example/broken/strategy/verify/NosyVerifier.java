package com.example.broken.strategy.verify;

import com.example.broken.strategy.walk.Stroll;

/** A verifier that goes the way of the builder. */
public record NosyVerifier(Stroll stroll) {}
