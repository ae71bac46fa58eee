package com.example.broken.api;

import com.example.broken.spi.Game;

/** A value that knows the contracts. */
public record NosyValue(Game game) {}
