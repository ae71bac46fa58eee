package com.example.broken.scores;

import com.example.broken.games.chess.NosyGame;

/** A score that knows a game. */
public record NosyScores(NosyGame game) {}
