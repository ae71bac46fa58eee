package com.example.broken.api;

import com.google.common.collect.ImmutableList;

/** A value that brings a library along, and shows it. */
public record HeavyValue(ImmutableList<String> parts) {}
