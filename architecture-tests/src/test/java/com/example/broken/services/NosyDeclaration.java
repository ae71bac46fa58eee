package com.example.broken.services;

import com.example.broken.registry.NosyRegistry;

/** A declaration that knows what becomes of it. */
public record NosyDeclaration(NosyRegistry registry) {}
