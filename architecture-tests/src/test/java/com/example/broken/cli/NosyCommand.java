package com.example.broken.cli;

import com.example.broken.games.chess.NosyGame;

/** A command that knows a game by name. */
public record NosyCommand(NosyGame game) {}
