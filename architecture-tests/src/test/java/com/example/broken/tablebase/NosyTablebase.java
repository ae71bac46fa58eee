package com.example.broken.tablebase;

import com.example.broken.games.chess.NosyGame;

/** A tablebase that knows a game. */
public record NosyTablebase(NosyGame game) {}
