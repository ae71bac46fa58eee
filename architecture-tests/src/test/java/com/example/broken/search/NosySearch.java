package com.example.broken.search;

import com.example.broken.registry.NosyRegistry;

/** A search that looks for games itself. */
public record NosySearch(NosyRegistry registry) {}
