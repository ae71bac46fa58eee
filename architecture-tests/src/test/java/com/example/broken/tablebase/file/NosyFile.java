package com.example.broken.tablebase.file;

import com.example.broken.tablebase.NosyTablebase;

/** A file that knows who reads it. */
public record NosyFile(NosyTablebase tablebase) {}
