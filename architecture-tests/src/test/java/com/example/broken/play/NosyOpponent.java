package com.example.broken.play;

import com.example.broken.games.chess.NosyGame;

/** An opponent that knows a game. */
public record NosyOpponent(NosyGame game) {}
