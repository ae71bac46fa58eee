package com.example.broken.registry;

import com.example.broken.search.NosySearch;

/** A registry that searches. */
public record NosyRegistry(NosySearch search) {}
