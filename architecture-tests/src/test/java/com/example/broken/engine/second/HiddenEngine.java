package com.example.broken.engine.second;

import com.example.broken.spi.Engine;

/** An engine that nobody can make. */
public class HiddenEngine implements Engine {

    HiddenEngine() {}
}
