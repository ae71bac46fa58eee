package com.example.broken.weights;

import com.example.broken.games.chess.NosyGame;

/** Weights that knows a game. */
public record NosyWeights(NosyGame game) {}
