package com.example.broken.spi;

/** A service. */
public interface Engine {}
