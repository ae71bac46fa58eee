package com.example.broken.report;

import com.example.broken.games.chess.NosyGame;

/** A report that knows a game. */
public record NosyReport(NosyGame game) {}
