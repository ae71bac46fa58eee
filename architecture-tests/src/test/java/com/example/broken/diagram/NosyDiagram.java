package com.example.broken.diagram;

import com.example.broken.registry.NosyRegistry;

/** A picture that knows how plug-ins are found. */
public record NosyDiagram(NosyRegistry registry) {}
