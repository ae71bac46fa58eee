package com.example.broken.blame;

import com.example.broken.registry.NosyRegistry;

/** Blame that knows how plug-ins are found. */
public record NosyBlame(NosyRegistry registry) {}
