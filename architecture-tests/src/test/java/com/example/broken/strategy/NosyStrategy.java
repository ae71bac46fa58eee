package com.example.broken.strategy;

import com.example.broken.games.chess.NosyGame;

/** A strategy that knows a game. */
public record NosyStrategy(NosyGame game) {}
