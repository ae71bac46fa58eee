package com.example.broken.board;

import com.example.broken.registry.NosyRegistry;

/** A bridge that knows how plug-ins are found. */
public record NosyBoard(NosyRegistry registry) {}
