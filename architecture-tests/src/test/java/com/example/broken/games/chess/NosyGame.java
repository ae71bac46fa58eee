package com.example.broken.games.chess;

import com.example.broken.games.go.Stone;
import com.example.broken.search.NosySearch;
import com.example.broken.spi.Game;

/** A game that knows another, and how games are searched. */
public record NosyGame(Stone stone, NosySearch search) implements Game {}
