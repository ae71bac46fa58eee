package com.example.broken.learning;

import com.example.broken.games.chess.NosyGame;

/** A training that knows a game. */
public record NosyTraining(NosyGame game) {}
