package com.example.broken.spi;

import com.example.broken.registry.NosyRegistry;

/** A contract that knows how plug-ins are found. */
public record NosyContract(NosyRegistry registry) {}
