package com.example.broken.engine.first;

import com.example.broken.engine.second.HiddenEngine;
import com.example.broken.games.chess.NosyGame;
import com.example.broken.registry.NosyRegistry;
import com.example.broken.spi.Engine;

/** An engine that knows a game, another engine and the registry. */
public record NosyEngine(NosyGame game, HiddenEngine other, NosyRegistry registry) implements Engine {}
