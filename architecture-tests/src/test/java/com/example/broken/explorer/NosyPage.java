package com.example.broken.explorer;

import com.example.broken.games.chess.NosyGame;

/** A page that knows a game by name. */
public record NosyPage(NosyGame game) {}
